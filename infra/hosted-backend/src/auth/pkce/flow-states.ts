import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { AuthenticationMethod, FlowStateTable } from '../../database/schema.ts';
import type { CodeChallenge } from './code-challenge.ts';

export type FlowState = Selectable<FlowStateTable>;

interface NewFlow {
  challenge: CodeChallenge;
  userId: string | null;
  provider: string;
  method: AuthenticationMethod;
}

export async function startFlow(database: Database, flow: NewFlow, now: Date): Promise<string> {
  const id = randomUUID();
  await database
    .insertInto('auth.flow_state')
    .values({
      id,
      user_id: flow.userId,
      auth_code: randomUUID(),
      code_challenge: flow.challenge.challenge,
      code_challenge_method: flow.challenge.method,
      provider_type: flow.provider,
      authentication_method: flow.method,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}

/** The code of the user's newest flow of that method, which the link in the mail belongs to. */
export async function issueAuthCode(
  transaction: Database,
  userId: string,
  method: AuthenticationMethod,
  now: Date,
): Promise<string | undefined> {
  const flow = await transaction
    .selectFrom('auth.flow_state')
    .select('id')
    .where('user_id', '=', userId)
    .where('authentication_method', '=', method)
    .where('auth_code_issued_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return flow && completeFlow(transaction, flow.id, userId, now);
}

export async function completeFlow(
  transaction: Database,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  const { auth_code } = await transaction
    .updateTable('auth.flow_state')
    .set({ user_id: userId, auth_code_issued_at: now, updated_at: now })
    .where('id', '=', id)
    .returning('auth_code')
    .executeTakeFirstOrThrow();
  return auth_code;
}

/** Deletes the flow: a code is exchanged once. */
export const takeFlow = (transaction: Database, authCode: string): Promise<FlowState | undefined> =>
  transaction
    .deleteFrom('auth.flow_state')
    .where('auth_code', '=', authCode)
    .where('auth_code_issued_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
