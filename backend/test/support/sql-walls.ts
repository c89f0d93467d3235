import type { Sources } from './walls.js';

/** Who made each table and alone reads and writes it; everybody else asks, or reads in a file named `*.read-model.ts`. */
export const TABLES_OF: Readonly<Record<string, readonly string[]>> = {
  'platform/access': ['trial_usage'],
  'platform/erasure': ['erasable', 'erasures'],
  'platform/mail': ['mail_outbox'],
  'platform/queue': ['schedule_runs'],
  'platform/retention': ['retained'],
  development: ['business_clock'],
  'asked-papers': ['asked_papers'],
  schools: [
    'academic_years',
    'code_contests',
    'duties',
    'invitations',
    'last_entries',
    'main_admin_transfers',
    'membership_log',
    'platform_staff',
    'registrations',
    'roll_over_log',
    'roll_overs',
    'school_members',
    'school_profiles',
    'school_settings',
    'schools',
    'suspensions',
  ],
  classes: [
    'class_groups',
    'school_classes',
    'subject_levels',
    'subjects',
    'teaching_set_parts',
    'teaching_set_teachers',
    'teaching_sets',
  ],
  auth: ['hand_overs'],
  notifications: ['notification_mutes', 'notifications'],
  billing: [
    'billing_details',
    'bills',
    'checkouts',
    'credit_notes',
    'document_numbers',
    'invoice_numbers',
    'invoices',
    'manual_payments',
    'payment_claims',
    'payment_facts',
    'payment_flags',
    'payment_returns',
    'plan_prices',
    'plans',
    'provider_health',
    'receipts',
    'refunds',
    'sellers',
    'service_tax_rates',
    'simulated_bills',
  ],
  webhooks: ['webhook_attempts', 'webhook_inbox', 'webhook_replay_items', 'webhook_replays'],
  subscription: [
    'drift_checks',
    'level_access',
    'subscription_boundaries',
    'subscription_changes',
    'subscription_drifts',
    'subscription_facts',
    'subscription_notices_due',
    'subscription_plans',
    'subscription_policies',
    'subscription_transitions',
    'subscriptions',
  ],
  operations: [
    'finance_notes',
    'finance_orders',
    'finance_owners',
    'finance_reminders',
    'operation_audit',
    'queue_board_sessions',
  ],
  calendar: [
    'bell_schedules',
    'calendar_entries',
    'calendar_event_classes',
    'calendar_event_files',
    'calendar_events',
    'calendar_feeds',
    'feed_cancellations',
    'official_years',
    'session_calendars',
  ],
  timetable: [
    'personal_adoptions',
    'personal_lessons',
    'room_needs',
    'rooms',
    'timetable_claims',
    'timetable_lessons',
    'timetable_matches',
    'timetable_overrides',
    'timetables',
  ],
  staff: ['absences', 'panel_members', 'panels', 'staff'],
  reviews: [
    'amendments',
    'review_comments',
    'seals',
    'submissions',
    'submitted_records',
    'supervisions',
    'supervisor_deputies',
    'verdicts',
  ],
  curriculum: ['curriculum_editions', 'curriculum_nodes'],
  'yearly-plans': ['taught_standards', 'yearly_plan_rows', 'yearly_plans'],
  imports: ['import_mappings', 'imports'],
  pupils: [
    'class_memberships',
    'group_memberships',
    'pupil_access_log',
    'pupil_consents',
    'pupil_guardians',
    'pupil_list_log',
    'pupil_name_words',
    'pupil_photos',
    'pupil_table_templates',
    'pupils',
  ],
  'lesson-plans': [
    'brought_plans',
    'lesson_plan_versions',
    'lesson_plans',
    'lesson_reflections',
    'plan_attachments',
    'plan_blocks',
    'plan_shares',
    'reflection_additions',
    'reflection_reminders',
    'reflection_templates',
  ],
  'plan-sending': [
    'changed_days',
    'told_lessons',
    'visitor_link_openings',
    'visitor_link_teachers',
    'visitor_links',
  ],
  'plan-papers': ['paper_templates'],
  'first-steps': ['first_step_marks'],
};

const OWNERS = new Map(
  Object.entries(TABLES_OF).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
);

/** Tables that migrations make, by name. */
export function madeTables(migrations: Sources): string[] {
  const made = [...migrations.values()].flatMap((text) =>
    [...text.matchAll(/\bCREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(?:app\.)?(\w+)/g)].map(
      ([, name]) => name,
    ),
  );
  return made.filter((name) => name !== undefined);
}

/** `from('table')`, alone or first in a list, as the query builder takes it. */
const BUILT =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|from|using|(?:inner|left|right|full)Join(?:Lateral)?)\(\s*\[?\s*['"`](?:app\.)?(\w+)/g;
const WRITTEN = /\b(?:FROM|JOIN|INTO|UPDATE|USING|TRUNCATE|TABLE)\s+(?:ONLY\s+)?(?:app\.)?(\w+)/g;

/** Every place where SQL reaches a table past its owner, in words. */
export function crossedTables(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (/\.(spec|read-model)\.ts$/.test(file)) return [];
    const named = [BUILT, WRITTEN].flatMap((pattern) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name),
    );
    return [...new Set(named)].flatMap((table) => {
      const owner = OWNERS.get(table);
      return owner === undefined || owner === ownerOf(file)
        ? []
        : [`${file} reaches ${table}, which is of ${owner}`];
    });
  });
}

function ownerOf(file: string): string | undefined {
  const [area = '', room = ''] = file.split('/');
  if (area === 'modules') return room;
  return area === 'platform' ? `platform/${room}` : area;
}
