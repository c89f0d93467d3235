import type { Database } from '../../database/connect.ts';
import type { FactorRow, IdentityRow, User, UserRow } from './user.ts';

export async function findUserById(database: Database, id: string): Promise<User | undefined> {
  const [user] = await withRelations(database, await rows(database).where('id', '=', id).execute());
  return user;
}

export const findRowById = (database: Database, id: string) =>
  rows(database).where('id', '=', id).executeTakeFirst();

/** The bare row, in one query whether or not there is one: the answer must not take longer for a known account. */
export const findRowByEmail = (database: Database, email: string) =>
  rows(database).where('email', '=', email).where('is_sso_user', '=', false).executeTakeFirst();

export const findRowByPhone = (database: Database, phone: string) =>
  rows(database).where('phone', '=', phone).executeTakeFirst();

export const findRowByPhoneChange = (database: Database, phone: string) =>
  rows(database).where('phone_change', '=', phone).executeTakeFirst();

/** Newest first. */
export async function listUsers(
  database: Database,
  page: { offset: number; limit: number },
): Promise<User[]> {
  const query = rows(database).orderBy('created_at', 'desc').orderBy('id');
  return withRelations(database, await query.offset(page.offset).limit(page.limit).execute());
}

export async function countUsers(database: Database): Promise<number> {
  const query = database.selectFrom('auth.users').select((each) => each.fn.countAll<string>().as('total'));
  return Number((await query.executeTakeFirstOrThrow()).total);
}

const rows = (database: Database) => database.selectFrom('auth.users').selectAll();

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
