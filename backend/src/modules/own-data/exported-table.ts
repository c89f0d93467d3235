/** A table of a school's rows: what of it is handed out, to whom, and in which order its rows stand. */
export type ExportedTable = Readonly<{
  name: string;
  columns: readonly string[];
  key: readonly string[];
  schoolColumn: string;
  /** Whose rows they are, where they are a person's own; null where they are the school's. */
  authorColumn: string | null;
}>;

/** A row as JSON has it: instants as text at Malaysia's offset, dates as they are. */
export type ExportedRow = Readonly<Record<string, unknown>>;

/**
 * What an administrator takes away for the school. A table that is not named here leaves in nobody's archive: it has to
 * be decided whose it is.
 */
export const SCHOOL_TABLES = [
  'billing_details',
  'bills',
  'checkouts',
  'credit_notes',
  'invitations',
  'invoices',
  'manual_payments',
  'membership_log',
  'payment_claims',
  'payment_facts',
  'payment_flags',
  'receipts',
  'refunds',
  'registrations',
  'school_members',
  'school_profiles',
  'schools',
  'subscription_changes',
  'subscription_drifts',
  'subscription_facts',
  'subscription_policies',
  'subscription_transitions',
  'subscriptions',
] as const;

/** What is its author's until it is sent to somebody: it leaves in that person's own archive and in no other. */
export const PERSONAL_TABLES = { lesson_plans: 'author_id' } as const;
