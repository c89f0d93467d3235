import type { Lead } from './led-statement.js';

const ALWAYS = { search_path: 'app, bullmq', idle_in_transaction_session_timeout: '15s' };

/** As whom statements run: row-level security shows the tenant its school, and the system all of them. */
export type Identity =
  | Readonly<{ role: 'tenant'; schoolId: string }>
  | Readonly<{ role: 'system'; patient?: true }>;
type Manner = 'tenant' | 'system' | 'patient';

/** The longest that a statement takes. A system that is patient looks over all schools, and nobody waits for it. */
const STATEMENT_MS = { tenant: 30_000, system: 30_000, patient: 300_000 };

/** Where the tables stand, and how long anything waits: told with each transaction, since no session of a pooler, no
 * role of a restored cluster and no start-up parameter can be relied on to hold it. Postgres ends what takes longer,
 * and the answer is 503 for that request alone. */
const SETTINGS = {
  tenant: { ...ALWAYS, lock_timeout: '5s', statement_timeout: `${STATEMENT_MS.tenant}ms` },
  system: { ...ALWAYS, lock_timeout: '10s', statement_timeout: `${STATEMENT_MS.system}ms` },
  patient: { ...ALWAYS, lock_timeout: '10s', statement_timeout: `${STATEMENT_MS.patient}ms` },
};
const SYSTEM = "set_config('role', 'app_system', true)";
const ACT = {
  tenant: `SELECT set_config('role', 'app_tenant', true), set_config('app.school_id', $1, true), ${told(SETTINGS.tenant)}`,
  system: `SELECT ${SYSTEM}, ${told(SETTINGS.system)}`,
  patient: `SELECT ${SYSTEM}, ${told(SETTINGS.patient)}`,
};
const READ_ONLY = "set_config('transaction_read_only', 'on', true)";
const BEGIN: Lead = { text: 'BEGIN', values: [] };

/** How long the database may say nothing to who acts so: none of its statements takes longer. */
export function longestSilence(identity: Identity): number {
  return STATEMENT_MS[mannerOf(identity)];
}

/** What a connection prepares before anything is asked of it. Run as they stand, they change nothing. */
export function preparedLeads(): readonly Lead[] {
  const identities: readonly Identity[] = [
    { role: 'tenant', schoolId: '' },
    { role: 'system' },
    { role: 'system', patient: true },
  ];
  return identities.flatMap((identity) => [act(identity), read(identity)]);
}

/** What the first statement of a transaction takes along. */
export function beginningAs(identity: Identity): readonly Lead[] {
  return [BEGIN, act(identity)];
}

/** What every statement takes along that only reads and is a transaction by itself. */
export function readingAs(identity: Identity): readonly Lead[] {
  return [read(identity)];
}

function act(identity: Identity): Lead {
  const manner = mannerOf(identity);
  return { name: `act_as_${manner}`, text: ACT[manner], values: valuesOf(identity) };
}

function read(identity: Identity): Lead {
  const manner = mannerOf(identity);
  return {
    name: `read_as_${manner}`,
    text: `${ACT[manner]}, ${READ_ONLY}`,
    values: valuesOf(identity),
  };
}

function mannerOf(identity: Identity): Manner {
  if (identity.role === 'tenant') return 'tenant';
  return identity.patient ? 'patient' : 'system';
}

function valuesOf(identity: Identity): string[] {
  return identity.role === 'tenant' ? [identity.schoolId] : [];
}

function told(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ');
}
