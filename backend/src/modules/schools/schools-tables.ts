import type { ColumnType, Generated, RawBuilder } from 'kysely';
import type { Duty, SchoolRole, StaffRole } from '../../platform/access/access.js';
import type { ContestAnswer } from './contests/code-contest.js';
import type { StateCode } from './domain/malaysian-state.js';
import type { SchoolType } from './profile/school-profile.js';
import type { SettingValue } from './settings/school-setting.js';

export type MembershipAction =
  | 'invited'
  | 'invitation_renewed'
  | 'invitation_revoked'
  | 'joined'
  | 'role_changed'
  | 'removed'
  | 'second_factor_removed'
  | 'duty_given'
  | 'duty_taken'
  | 'suspended'
  | 'returned';

/** Beside `roles` for one release: the database keeps the highest of them here. */
type HighestRole = ColumnType<SchoolRole, never, never>;

export interface SchoolsTables {
  school_settings: {
    school_id: string;
    number: Generated<string>;
    key: string;
    value: ColumnType<SettingValue, RawBuilder<unknown>, never>;
    from_day: string;
    set_by: string;
    set_at: Date;
  };
  school_profiles: {
    school_id: string;
    school_type: SchoolType;
    state: StateCode;
    ppd: string;
    teacher_count: number;
    confirmed_at: Date | null;
    confirmed_by: string | null;
  };
  registrations: {
    school_id: string;
    user_id: string;
    idempotency_key: string;
    terms_version: string;
    privacy_version: string;
    consented_at: Date;
  };
  schools: { id: Generated<string>; code: string; name: string; created_at: Generated<Date> };
  school_members: {
    school_id: string;
    user_id: string;
    role: HighestRole;
    roles: readonly SchoolRole[];
    display_name: string;
    email: string;
    joined_at: Generated<Date>;
  };
  duties: {
    school_id: string;
    user_id: string;
    duty: Duty;
    from_day: string;
    to_day: string | null;
    given_by: string;
    given_at: Date;
  };
  main_admin_transfers: {
    school_id: string;
    holder_id: string;
    receiver_id: string;
    offered_at: Date;
    expires_at: Date;
  };
  suspensions: {
    school_id: string;
    user_id: string;
    from_day: string;
    to_day: string | null;
    reason: string;
    suspended_by: string;
    suspended_at: Date;
  };
  last_entries: { school_id: string; user_id: string; entered_on: string };
  academic_years: {
    school_id: string;
    id: string;
    name: string;
    first_day: string;
    last_day: string;
    opened_at: Date | null;
    closed_at: Date | null;
    closed_by: string | null;
    close_reason: string | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  roll_overs: {
    school_id: string;
    id: Generated<string>;
    from_year_id: string;
    name: string;
    first_day: string;
    last_day: string;
    decisions: ColumnType<Readonly<Record<string, string>>, never, never>;
    version: Generated<number>;
    changed_at: Date;
    attempt: Generated<number>;
    applied_at: Date | null;
    applied_by: string | null;
    year_id: string | null;
    made_year: boolean | null;
    last_day_before: string | null;
    made: string | null;
  };
  roll_over_log: {
    school_id: string;
    id: Generated<string>;
    at: Date;
    actor_id: string;
    act: 'applied' | 'taken_back';
    roll_over_id: string;
    name: string;
    made: string;
  };
  platform_staff: { user_id: string; role: StaffRole; email: string; since: Generated<Date> };
  invitations: {
    school_id: string;
    id: Generated<string>;
    email: string;
    role: HighestRole;
    roles: readonly SchoolRole[];
    display_name: string;
    token_hash: Buffer;
    invited_by: string;
    sent_at: Date;
    expires_at: Date;
    accepted_at: Date | null;
    accepted_by: string | null;
    revoked_at: Date | null;
    revoked_by: string | null;
    person_id: string | null;
  };
  code_contests: {
    id: Generated<string>;
    school_id: string;
    code: string;
    user_id: string;
    email: string;
    name: string;
    contact: string;
    reason: string;
    contested_at: Date;
    answer: ContestAnswer | null;
    answered_at: Date | null;
    answered_by: string | null;
  };
  membership_log: {
    school_id: string;
    id: Generated<string>;
    at: Generated<Date>;
    actor_id: string;
    action: MembershipAction;
    email: string;
    role: HighestRole;
    roles: readonly SchoolRole[];
    reason: string | null;
    duty: Duty | null;
    duty_from: string | null;
    duty_to: string | null;
  };
}
