import type { CommandName } from './command-store';

/** Whoever edits a record sends it; the outbox sends what nobody edits. */
export const recordLock = ({ personId, schoolCode, kind, recordId }: CommandName) =>
  `rekod-record/${personId}/${schoolCode}/${kind}/${recordId}`;
