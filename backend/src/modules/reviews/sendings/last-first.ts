import { sql } from 'kysely';

/** The order in which the view `sent_last` finds what was sent of a record last: for what was sent before that. */
export const LAST_FIRST = sql`sent_at DESC, record_version DESC, id`;
