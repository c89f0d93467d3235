/** What a statement may do to what a transaction has read: nothing, change these tables, or anything at all. */
export type Effect = 'nothing' | 'anything' | readonly string[];

/** What else changes when rows of a table are added or changed: by triggers. Held against the catalogue by a test. */
export const CHANGED_BY_TRIGGERS: Readonly<Record<string, readonly string[]>> = {
  bell_schedules: ['changed_days'],
  calendar_entries: ['changed_days'],
  calendar_events: ['changed_days'],
  school_members: ['staff'],
  session_calendars: ['changed_days'],
  teaching_sets: ['changed_days'],
  timetable_lessons: ['changed_days'],
  timetables: ['changed_days'],
  verdicts: ['submitted_records'],
  yearly_plan_rows: ['yearly_plans'],
};

/** What views of ours are made of. Held against the catalogue by a test. */
export const BEHIND_VIEWS: Readonly<Record<string, readonly string[]>> = {
  levels_now: ['business_clock', 'subscription_boundaries', 'subscriptions'],
  sent_last: ['submitted_records'],
};

/** Functions of ours that a statement can call: what they read and change stands in none of its words. Held against the catalogue by a test. */
export const OPAQUE_FUNCTIONS: readonly string[] = [
  'acts_as_owner',
  'current_school_id',
  'forget_expired_history',
  'forget_in_kept',
  'highest_role',
  'must_have_columns',
  'next_document_number',
  'protect_history',
  'protect_sealed_rows',
  'protect_system_table',
  'protect_tenant_table',
  'sum_of_seals',
  'was_blanked',
];

const KNOWN_BEGINNING = /^[\s(]*(select|with|insert|update)\b/;
/** What else than adding and changing rows a statement may do or wait for, wherever in it. */
const MORE_THAN_WRITING =
  /\b(delete|merge|truncate|lock|call|set_config|pg_(try_)?advisory\w*|for\s+(no\s+key\s+|key\s+)?(update|share))\b/;
const WRITING = /(\bdo\s+)?\b(insert|update)\b/g;
const WRITTEN = /\b(?:insert\s+into|update(?:\s+only)?)\s+(?:"?\w+"?\.)?(?:"(\w+)"|(\w+))/g;
const OPAQUE = new Set(OPAQUE_FUNCTIONS);

/**
 * Read from the words of a statement, so that nobody who writes one has to say so. What cannot be read for sure may be
 * anything: adding and changing rows of named tables is told apart, and whatever locks, deletes, or calls what is not
 * seen through is not.
 */
export function effectOf(statement: string): Effect {
  const text = statement.toLowerCase();
  if (!KNOWN_BEGINNING.test(text) || MORE_THAN_WRITING.test(text)) return 'anything';
  const words = wordsOf(statement);
  if ([...words].some((word) => OPAQUE.has(word))) return 'anything';
  // `ON CONFLICT … DO UPDATE` changes the table that it inserts into.
  const writes = [...text.matchAll(WRITING)].filter(([, onConflict]) => onConflict === undefined);
  if (writes.length === 0) return 'nothing';
  const tables = [...text.matchAll(WRITTEN)]
    .map(([, quoted, bare]) => quoted ?? bare ?? '')
    .filter((table) => table !== 'set');
  if (tables.length !== writes.length) return 'anything';
  return [...new Set(tables.flatMap((table) => [table, ...(CHANGED_BY_TRIGGERS[table] ?? [])]))];
}

/** Every word of a statement, and the tables behind those that are views: its tables are among them. */
export function wordsOf(statement: string): ReadonlySet<string> {
  const words = new Set(statement.toLowerCase().match(/[a-z_]\w*/g));
  for (const [view, tables] of Object.entries(BEHIND_VIEWS))
    if (words.has(view)) for (const table of tables) words.add(table);
  return words;
}
