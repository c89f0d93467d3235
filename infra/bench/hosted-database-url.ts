import type { Bench } from './product.ts';

/** The product's database, by the role that owns the tables of the hosted backend. */
export function hostedDatabaseUrl({ environment, stack }: Bench): string {
  const role = { username: 'hosted_backend', password: stack.secrets.databasePassword };
  return Object.assign(new URL(environment.DATABASE_URL), role).href;
}
