import type { CommandName } from './command-store';

/** Held by the editor whose text it is, which sends it; the outbox sends what nobody holds. */
export const commandLock = ({ personId, schoolCode, kind, recordId, window }: CommandName) =>
  ['rekod-record', personId, schoolCode, kind, recordId, ...(window ? [window] : [])].join('/');
