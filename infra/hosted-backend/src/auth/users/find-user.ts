import type { SelectQueryBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { HostedDatabase } from '../../database/schema.ts';
import type { FactorRow, IdentityRow, User, UserRow } from './user.ts';

type UserQuery = SelectQueryBuilder<HostedDatabase, 'auth.users', UserRow>;

export const findUserById = (database: Database, id: string) =>
  findOne(database, (query) => query.where('id', '=', id));

export const findUserByEmail = (database: Database, email: string) =>
  findOne(database, (query) =>
    query.where('email', '=', email.toLowerCase()).where('is_sso_user', '=', false),
  );

export const findUserByPhone = (database: Database, phone: string) =>
  findOne(database, (query) => query.where('phone', '=', phone));

/** Newest first. */
export async function listUsers(
  database: Database,
  page: { offset: number; limit: number },
): Promise<User[]> {
  const query = database.selectFrom('auth.users').selectAll().orderBy('created_at', 'desc').orderBy('id');
  return withRelations(database, await query.offset(page.offset).limit(page.limit).execute());
}

export async function countUsers(database: Database): Promise<number> {
  const query = database.selectFrom('auth.users').select((each) => each.fn.countAll<string>().as('total'));
  return Number((await query.executeTakeFirstOrThrow()).total);
}

async function findOne(
  database: Database,
  narrow: (query: UserQuery) => UserQuery,
): Promise<User | undefined> {
  const rows = await narrow(database.selectFrom('auth.users').selectAll()).execute();
  const [user] = await withRelations(database, rows);
  return user;
}

async function withRelations(database: Database, users: UserRow[]): Promise<User[]> {
  const ids = users.map((user) => user.id);
  if (ids.length === 0) return [];
  const identities = await rowsOf(database, 'auth.identities', ids);
  const factors = await rowsOf(database, 'auth.mfa_factors', ids);
  return users.map((user) => ({ ...user, identities: of(user, identities), factors: of(user, factors) }));
}

function rowsOf(database: Database, table: 'auth.identities', ids: string[]): Promise<IdentityRow[]>;
function rowsOf(database: Database, table: 'auth.mfa_factors', ids: string[]): Promise<FactorRow[]>;
function rowsOf(database: Database, table: 'auth.identities' | 'auth.mfa_factors', ids: string[]) {
  return database.selectFrom(table).selectAll().where('user_id', 'in', ids).orderBy('created_at').execute();
}

const of = <Row extends { user_id: string }>(user: UserRow, rows: Row[]) =>
  rows.filter((row) => row.user_id === user.id);
