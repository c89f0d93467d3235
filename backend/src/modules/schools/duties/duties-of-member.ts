import { sql } from 'kysely';
import type { GivenDuty } from '../../../platform/access/access.js';

/** Beside a row of `school_members`: what was given to the person, days as jsonb writes them, YYYY-MM-DD. */
export const dutiesOfMember = sql<GivenDuty[]>`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('duty', duty, 'from', from_day, 'to', to_day) ORDER BY duty), '[]')
  FROM duties
  WHERE duties.school_id = school_members.school_id AND duties.user_id = school_members.user_id
)`.as('duties');
