import type { ShallowDehydrateObject } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../database/connect.ts';
import type { FactorRow, IdentityRow, User, UserRow } from './user.ts';

export async function findUserById(database: Database, id: string): Promise<User | undefined> {
  const row = await usersWithRelations(database).where('auth.users.id', '=', id).executeTakeFirst();
  return row && userOf(row);
}

/** Rows for `userOf`, each with what hangs on it, in one round trip. */
export function usersWithRelations(database: Database) {
  return database
    .selectFrom('auth.users')
    .selectAll('auth.users')
    .select((each) => [
      jsonArrayFrom(
        each
          .selectFrom('auth.identities as identity')
          .selectAll('identity')
          .whereRef('identity.user_id', '=', 'auth.users.id')
          .orderBy('identity.created_at'),
      ).as('identities'),
      jsonArrayFrom(
        each
          .selectFrom('auth.mfa_factors as factor')
          .selectAll('factor')
          .whereRef('factor.user_id', '=', 'auth.users.id')
          .orderBy('factor.created_at'),
      ).as('factors'),
    ]);
}

type Dehydrated<Row> = ShallowDehydrateObject<Row>;
type RowWithRelations = UserRow & {
  identities: Dehydrated<IdentityRow>[];
  factors: Dehydrated<FactorRow>[];
};

export const userOf = <Row extends RowWithRelations>({ identities, factors, ...row }: Row) => ({
  ...row,
  identities: identities.map(identityOf),
  factors: factors.map(factorOf),
});

const identityOf = (row: Dehydrated<IdentityRow>): IdentityRow => ({
  ...row,
  ...times(row),
  last_sign_in_at: row.last_sign_in_at === null ? null : new Date(row.last_sign_in_at),
});

const factorOf = (row: Dehydrated<FactorRow>): FactorRow => ({ ...row, ...times(row) });

const times = (row: { created_at: string; updated_at: string }) => ({
  created_at: new Date(row.created_at),
  updated_at: new Date(row.updated_at),
});

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
  const query = usersWithRelations(database).orderBy('created_at', 'desc').orderBy('id');
  return (await query.offset(page.offset).limit(page.limit).execute()).map(userOf);
}

export async function countUsers(database: Database): Promise<number> {
  const query = database.selectFrom('auth.users').select((each) => each.fn.countAll<string>().as('total'));
  return Number((await query.executeTakeFirstOrThrow()).total);
}

const rows = (database: Database) => database.selectFrom('auth.users').selectAll();
