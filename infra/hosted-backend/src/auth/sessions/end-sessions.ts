import type { Database } from '../../database/connect.ts';

export type LogoutScope = 'global' | 'local' | 'others';

/** Their refresh tokens go with them. */
export async function endSessions(
  database: Database,
  userId: string,
  scope: LogoutScope,
  sessionId: string | undefined,
): Promise<void> {
  const sessions = database.deleteFrom('auth.sessions').where('user_id', '=', userId);
  if (scope === 'global' || sessionId === undefined) await sessions.execute();
  else await sessions.where('id', scope === 'local' ? '=' : '!=', sessionId).execute();
}
