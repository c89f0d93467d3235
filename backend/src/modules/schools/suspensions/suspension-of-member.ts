import { sql } from 'kysely';
import type { Suspension } from '../../../platform/access/access.js';

/** Beside a row of `school_members`: whether and when the person may not enter, days as jsonb writes them. */
export const suspensionOfMember = sql<Suspension | null>`(
  SELECT jsonb_build_object('from', from_day, 'to', to_day, 'reason', reason)
  FROM suspensions
  WHERE suspensions.school_id = school_members.school_id AND suspensions.user_id = school_members.user_id
)`.as('suspension');

/** YYYY-MM-DD */
export const lastEntryOfMember = sql<string | null>`(
  SELECT to_char(entered_on, 'YYYY-MM-DD') FROM last_entries
  WHERE last_entries.school_id = school_members.school_id AND last_entries.user_id = school_members.user_id
)`.as('lastEnteredOn');
