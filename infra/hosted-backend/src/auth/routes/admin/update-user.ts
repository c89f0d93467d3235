import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/connect.ts';
import { bodyObject } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { requireAdmin } from '../../caller.ts';
import { dropOneTimeTokens } from '../../one-time/drop-one-time-tokens.ts';
import { endSessions } from '../../sessions/end-sessions.ts';
import { extendMetadata } from '../../users/bounded-metadata.ts';
import { changeContact } from '../../users/change-contact.ts';
import { type UserChange, updateUser } from '../../users/update-user.ts';
import type { User } from '../../users/user.ts';
import { type AdminUserFields, adminUserFields } from './admin-user-fields.ts';
import { storedUser, type UserParams, userAnswer } from './stored-user.ts';

export function updateUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.put<UserParams>('/admin/users/:id', async (request) => {
    const role = await requireAdmin(context, request);
    const user = await storedUser(context, request.params.id);
    const fields = await adminUserFields(context, bodyObject(request.body));
    const now = context.now();
    await context.database.transaction().execute(async (transaction) => {
      await applyFields(transaction, user, fields, now);
      const entry = { action: 'user_modified', actorId: role, actorName: role } as const;
      await audit(transaction, request, { ...entry, traits: { user_id: user.id } }, now);
    });
    return userAnswer(context, user.id);
  });
}

async function applyFields(
  transaction: Database,
  user: User,
  fields: AdminUserFields,
  now: Date,
): Promise<void> {
  await changeContact(transaction, user, fields, now);
  await updateUser(transaction, user.id, changeOf(user, fields, now), now);
  if (fields.encryptedPassword) {
    await endSessions(transaction, user.id, 'global', undefined);
    await dropOneTimeTokens(transaction, user.id);
  }
}

function changeOf(user: User, fields: AdminUserFields, now: Date): UserChange {
  const { appMetadata, userMetadata } = fields;
  return {
    ...(fields.role && { role: fields.role }),
    ...(fields.encryptedPassword && { encrypted_password: fields.encryptedPassword }),
    ...(fields.emailConfirmed && { email_confirmed_at: user.email_confirmed_at ?? now }),
    ...(fields.phoneConfirmed && { phone_confirmed_at: user.phone_confirmed_at ?? now }),
    ...(fields.bannedUntil !== undefined && { banned_until: fields.bannedUntil }),
    ...(appMetadata && {
      raw_app_meta_data: extendMetadata(user.raw_app_meta_data, appMetadata, 'app_metadata'),
    }),
    ...(userMetadata && {
      raw_user_meta_data: extendMetadata(user.raw_user_meta_data, userMetadata, 'user_metadata'),
    }),
  };
}
