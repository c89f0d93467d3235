import { kept, passedOver } from '../../platform/erasure/person-column.js';
import { declareExports, toNobody } from '../../platform/exports/table-export.js';
import { declareRetention } from '../../platform/retention/retention-rule.js';

const OF_A_MESSAGE = passedOver('the message of a provider that led to it');
const ON_RECORD = kept(
  'address',
  'who of the platform ordered it stays on record; members stand there by a number',
);

/** What of the module's tables is taken away, and by whom. */
export const SUBSCRIPTION_EXPORTS = declareExports(
  [
    {
      table: 'subscription_changes',
      to: 'school',
      columns: [
        'school_id',
        'facts_version',
        'level_before',
        'expires_before',
        'level_after',
        'expires_after',
        'caused_by',
        'recorded_at',
      ],
    },
    {
      table: 'subscription_drifts',
      to: 'school',
      columns: ['check_id', 'school_id', 'what', 'stored', 'derived'],
    },
    {
      table: 'subscription_facts',
      to: 'school',
      columns: [
        'id',
        'school_id',
        'subject_id',
        'kind',
        'at',
        'until',
        'days',
        'mode',
        'reason',
        'actor',
        'recorded_at',
        'plan_code',
      ],
    },
    {
      table: 'subscription_policies',
      to: 'school',
      columns: [
        'id',
        'school_id',
        'effective_from',
        'grace_days',
        'limited_days',
        'trial_days',
        'recorded_at',
        'plan_code',
        'trial_teacher_limit',
        'actor',
        'reason',
        'applied_at',
      ],
    },
    {
      table: 'subscription_transitions',
      to: 'school',
      columns: ['school_id', 'effective_at', 'rule', 'level', 'facts_version', 'recorded_at', 'caused_by'],
    },
    {
      table: 'subscriptions',
      to: 'school',
      columns: [
        'school_id',
        'facts_version',
        'recorded_level',
        'expires_at',
        'grace_period_end',
        'limited_end',
        'assessed_at',
        'planned_version',
        'bought_plan_code',
        'bought_term_months',
        'bought_at',
        'renewal_plan_code',
        'renewal_term_months',
        'plan_version',
        'plan_until',
      ],
    },
    ...toNobody(
      'derived from the facts, which are handed out',
      'subscription_boundaries',
      'subscription_plans',
      'subscription_notices_due',
    ),
    ...toNobody('what each level allows, everybody’s', 'level_access'),
    ...toNobody('how the engine watches itself', 'drift_checks'),
  ],
  {
    subscription_changes: { caused_by: OF_A_MESSAGE },
    subscription_facts: { actor: ON_RECORD },
    subscription_policies: { actor: ON_RECORD },
    subscription_transitions: { caused_by: OF_A_MESSAGE },
  },
);

const BOOKS = {
  at: 'recorded_at',
  clock: 'system',
  keeps: { years: 7 },
  because: 'as long as books',
} as const;

export const SUBSCRIPTION_RETENTION = declareRetention(
  { ...BOOKS, table: 'subscription_transitions' },
  { ...BOOKS, table: 'subscription_changes' },
  {
    table: 'drift_checks',
    at: 'started_at',
    clock: 'system',
    keeps: { days: 90 },
    because: 'what a check finds is looked at in the same week',
  },
);
