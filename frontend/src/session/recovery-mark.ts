import { readCookie, writeCookie } from './host-cookie';

const name = 'rekod-recovering';
/** As long as the session's own cookie. */
const maxAge = 400 * 24 * 60 * 60;

/** Remembers, for every tab of this host, which session came from a recovery link or code: until a new password is
 * set it opens nothing. */
export const recoveryMark = {
  set: (sessionId: string) => writeCookie(name, sessionId, maxAge),
  remove: () => writeCookie(name, '', 0),
  names: (sessionId: string) => readCookie(name) === sessionId,
};
