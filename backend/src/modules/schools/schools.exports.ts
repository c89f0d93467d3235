import { declareExports, toNobody } from '../../platform/exports/table-export.js';

/** What of the module's tables is taken away, and by whom. */
export const SCHOOLS_EXPORTS = declareExports([
  {
    table: 'duties',
    to: 'school',
    columns: ['school_id', 'user_id', 'duty', 'from_day', 'to_day', 'given_by', 'given_at'],
  },
  {
    table: 'invitations',
    to: 'school',
    columns: [
      'school_id',
      'id',
      'email',
      'role',
      'display_name',
      'invited_by',
      'sent_at',
      'expires_at',
      'accepted_at',
      'accepted_by',
      'revoked_at',
      'revoked_by',
      'roles',
    ],
    withheld: ['token_hash'],
  },
  {
    table: 'membership_log',
    to: 'school',
    columns: [
      'school_id',
      'id',
      'at',
      'actor_id',
      'action',
      'email',
      'role',
      'reason',
      'roles',
      'duty',
      'duty_from',
      'duty_to',
    ],
  },
  {
    table: 'registrations',
    to: 'school',
    columns: ['school_id', 'user_id', 'idempotency_key', 'terms_version', 'privacy_version', 'consented_at'],
  },
  {
    table: 'school_members',
    to: 'school',
    columns: ['school_id', 'user_id', 'role', 'display_name', 'email', 'joined_at', 'roles'],
  },
  {
    table: 'school_profiles',
    to: 'school',
    columns: ['school_id', 'school_type', 'state', 'ppd', 'teacher_count', 'confirmed_at', 'confirmed_by'],
  },
  { table: 'schools', to: 'school', columns: ['id', 'code', 'name', 'created_at'] },
  ...toNobody('who runs the platform, no school’s rows', 'platform_staff'),
  ...toNobody('said in confidence by somebody who contests the school’s code', 'code_contests'),
]);
