import type { Generated } from 'kysely';
import type { Access } from '../../platform/access/access.js';
import type { StoredFact } from './assessment/stored-fact.js';
import type { Drift } from './domain/drift.js';
import type { RestrictionLevel } from './domain/restriction-level.js';

export interface SubscriptionTables {
  subscription_facts: StoredFact & { id: Generated<string>; school_id: string; recorded_at: Generated<Date> };
  subscription_policies: {
    id: Generated<string>;
    school_id: string | null;
    plan_code: string | null;
    effective_from: Date;
    grace_days: number;
    limited_days: number;
    trial_days: number;
    trial_teacher_limit: number;
    actor: string;
    reason: string | null;
    recorded_at: Generated<Date>;
    applied_at: Date | null;
  };
  subscriptions: {
    school_id: string;
    facts_version: Generated<number>;
    planned_version: number | null;
    recorded_level: RestrictionLevel | null;
    expires_at: Date | null;
    grace_period_end: Date | null;
    limited_end: Date | null;
    assessed_at: Date | null;
    bought_plan_code: string | null;
    bought_term_months: number | null;
    bought_at: Date | null;
    renewal_plan_code: string | null;
    renewal_term_months: number | null;
    plan_version: number | null;
    /** Epoch instants are dates; for ever and never are infinite numbers. */
    plan_until: Generated<Date | number>;
  };
  subscription_boundaries: { school_id: string; at: Date; rule: string; level: RestrictionLevel };
  subscription_plans: {
    school_id: string;
    since: Date;
    bought_plan_code: string | null;
    bought_term_months: number | null;
    bought_at: Date | null;
    renewal_plan_code: string;
    renewal_term_months: number;
  };
  level_access: { level: RestrictionLevel; access: Access };
  subscription_transitions: {
    school_id: string;
    effective_at: Date;
    rule: string;
    level: RestrictionLevel;
    facts_version: number;
    recorded_at: Generated<Date>;
  };
  drift_checks: {
    id: Generated<string>;
    started_at: Date;
    finished_at: Date | null;
    schools: Generated<number>;
  };
  subscription_drifts: {
    check_id: string;
    school_id: string;
    what: Drift['what'];
    stored: string | null;
    derived: string | null;
  };
}
