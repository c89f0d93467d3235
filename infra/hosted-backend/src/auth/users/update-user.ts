import type { Updateable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { UsersTable } from '../../database/schema.ts';

export type UserChange = Updateable<UsersTable>;

export async function updateUser(
  database: Database,
  id: string,
  change: UserChange,
  now: Date,
): Promise<void> {
  await database
    .updateTable('auth.users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute();
}
