import type { Lead } from './led-statement.js';

const ALWAYS = { search_path: 'app, bullmq', idle_in_transaction_session_timeout: '15s' };

/** As whom statements run: row-level security shows the tenant its school, and the system all of them. */
export type Identity = Readonly<{ role: 'tenant'; schoolId: string }> | Readonly<{ role: 'system' }>;

/** Where the tables stand, and how long anything waits: told with each transaction, since no session of a pooler, no
 * role of a restored cluster and no start-up parameter can be relied on to hold it. Postgres ends what takes longer,
 * and the answer is 503 for that request alone. */
const SETTINGS = {
  tenant: { ...ALWAYS, lock_timeout: '5s', statement_timeout: '30s' },
  system: { ...ALWAYS, lock_timeout: '10s', statement_timeout: '300s' },
};
const TENANT = `set_config('role', 'app_tenant', true), set_config('app.school_id', $1, true), ${told(SETTINGS.tenant)}`;
const SYSTEM = `set_config('role', 'app_system', true), ${told(SETTINGS.system)}`;
const READ_ONLY = "set_config('transaction_read_only', 'on', true)";

const ACT = { tenant: `SELECT ${TENANT}`, system: `SELECT ${SYSTEM}` };
const READ = { tenant: `SELECT ${TENANT}, ${READ_ONLY}`, system: `SELECT ${SYSTEM}, ${READ_ONLY}` };
const BEGIN: Lead = { text: 'BEGIN', values: [] };

/** What a connection prepares before anything is asked of it. Run as they stand, they change nothing. */
export function preparedLeads(): readonly Lead[] {
  const identities: readonly Identity[] = [{ role: 'tenant', schoolId: '' }, { role: 'system' }];
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
  return { name: `act_as_${identity.role}`, text: ACT[identity.role], values: valuesOf(identity) };
}

function read(identity: Identity): Lead {
  return { name: `read_as_${identity.role}`, text: READ[identity.role], values: valuesOf(identity) };
}

function valuesOf(identity: Identity): string[] {
  return identity.role === 'tenant' ? [identity.schoolId] : [];
}

function told(settings: Readonly<Record<string, string>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', true)`)
    .join(', ');
}
