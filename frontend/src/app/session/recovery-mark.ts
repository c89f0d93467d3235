const key = 'auth:recovering';

/** Remembers over a change of document that this tab's session came from a recovery link or code. */
export const recoveryMark = {
  set: () => window.sessionStorage.setItem(key, 'true'),
  remove: () => window.sessionStorage.removeItem(key),
  isSet: () => window.sessionStorage.getItem(key) !== null,
};
