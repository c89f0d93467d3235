import type { FastifyInstance } from 'fastify';
import type { JsonObject } from '../../../http/json.ts';
import { bodyObject, textField } from '../../../http/json-body.ts';
import { audit } from '../../audit.ts';
import type { AuthContext } from '../../auth-context.ts';
import { validationFailed } from '../../auth-error.ts';
import { isUuid, requireAdmin } from '../../caller.ts';
import { insertUser, type NewUser } from '../../users/new-user.ts';
import { unguessablePassword } from '../../users/unguessable-password.ts';
import { adminUserFields } from './admin-user-fields.ts';
import { userAnswer } from './stored-user.ts';

export function createUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.post('/admin/users', async (request) => {
    const role = await requireAdmin(context, request);
    const newUser = await newUserOf(context, bodyObject(request.body));
    const now = context.now();
    const { id } = await context.database.transaction().execute(async (transaction) => {
      const user = await insertUser(transaction, newUser, now);
      const entry = { action: 'user_signedup', actorId: role, actorName: role } as const;
      await audit(transaction, request, { ...entry, traits: { user_id: user.id } }, now);
      return user;
    });
    return userAnswer(context, id);
  });
}

async function newUserOf(context: AuthContext, body: JsonObject): Promise<NewUser> {
  const fields = await adminUserFields(context, body);
  if (!fields.email && !fields.phone) {
    throw validationFailed('Cannot create a user without either an email or phone');
  }
  const encryptedPassword = fields.encryptedPassword ?? (await unguessablePassword(context));
  return { ...fields, encryptedPassword, id: idField(body) };
}

function idField(body: JsonObject): string | undefined {
  const id = textField(body, 'id');
  if (id !== undefined && !isUuid(id)) throw validationFailed('ID must conform to the uuid v4 format');
  return id?.toLowerCase();
}
