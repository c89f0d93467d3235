import type { Database } from '../../database/connect.ts';
import { findUserById } from './find-user.ts';
import { updateUser } from './update-user.ts';

/** Keeps `app_metadata.providers` in step with the identities. */
export async function noteProviders(transaction: Database, userId: string, now: Date): Promise<void> {
  const user = await findUserById(transaction, userId);
  if (!user) return;
  const providers = [...new Set(user.identities.map((identity) => identity.provider))];
  const former = user.raw_app_meta_data.provider;
  const provider = providers.find((name) => name === former) ?? providers[0] ?? 'email';
  const raw_app_meta_data = { ...user.raw_app_meta_data, provider, providers };
  await updateUser(transaction, userId, { raw_app_meta_data }, now);
}
