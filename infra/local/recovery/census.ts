import type { Client } from 'pg';

/** What a database holds, by which a restored one is compared with what was saved. */
export type Census = Readonly<Record<string, number>>;

/** Rows that no school may lose, and of what protects them. */
const COUNTED = {
  schools: 'SELECT count(*) FROM app.schools',
  members: 'SELECT count(*) FROM app.school_members',
  payments: 'SELECT count(*) FROM app.payment_facts',
  events: 'SELECT count(*) FROM app.webhook_inbox',
  lessonPlans: 'SELECT count(*) FROM app.lesson_plans',
  accounts: 'SELECT count(*) FROM auth.users',
  objects: 'SELECT count(*) FROM storage.objects',
  tables: "SELECT count(*) FROM pg_tables WHERE schemaname !~ '^(pg_|information_schema)'",
  policies: 'SELECT count(*) FROM pg_policies',
  migrations: 'SELECT count(*) FROM app.kysely_migration',
};

/** Of one instant: all is counted in one snapshot. */
export async function takeCensus(client: Client): Promise<Census> {
  const columns = Object.entries(COUNTED).map(([name, statement]) => `(${statement})::int AS "${name}"`);
  const { rows } = await client.query<Census>(`SELECT ${columns.join(', ')}`);
  return rows[0] ?? {};
}

/** The names that differ, each with both numbers. */
export function differences(saved: Census, found: Census): string[] {
  const names = Object.keys(saved).filter((name) => saved[name] !== found[name]);
  return names.map((name) => `${name}: ${saved[name]} were saved, ${found[name]} are there`);
}
