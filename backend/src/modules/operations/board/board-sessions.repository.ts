import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Database } from '../../../platform/database/database.js';

interface BoardTables {
  queue_board_sessions: {
    token_sha256: Buffer;
    user_id: string;
    user_email: string | null;
    expires_at: Date;
  };
}

export type BoardCaller = Readonly<{ userId: string; email: string }>;

@Injectable()
export class BoardSessionsRepository {
  private readonly db = this.database.tables<BoardTables>();

  constructor(private readonly database: Database) {}

  async add(token: Buffer, { userId, email }: BoardCaller, seconds: number): Promise<void> {
    await this.db.deleteFrom('queue_board_sessions').where('expires_at', '<', sql<Date>`now()`).execute();
    const expiry = sql<Date>`now() + make_interval(secs => ${seconds})`;
    await this.db
      .insertInto('queue_board_sessions')
      .values({ token_sha256: token, user_id: userId, user_email: email, expires_at: expiry })
      .execute();
  }

  /** Null once it is over. */
  async callerOf(token: Buffer): Promise<BoardCaller | null> {
    const found = await this.db
      .selectFrom('queue_board_sessions')
      .select(['user_id as userId', sql<string>`coalesce(user_email, '')`.as('email')])
      .where('token_sha256', '=', token)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst();
    return found ?? null;
  }
}
