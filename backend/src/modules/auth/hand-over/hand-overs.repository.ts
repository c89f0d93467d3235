import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';

interface HandOverTables {
  hand_overs: {
    code_hash: Buffer;
    user_id: string;
    email: string;
    session_id: string | null;
    school_code: string;
    challenge: string;
    expires_at: Date;
  };
}

/** Who is on the way to which school, and the challenge of the browser that asked. */
export type HandOver = Readonly<{
  userId: string;
  email: string;
  /** The session that goes on at the school; null in a row of a version before this was kept. */
  sessionId: string | null;
  schoolCode: string;
  challenge: string;
  expiresAt: number;
}>;

@Injectable()
export class HandOversRepository {
  private readonly db = this.database.tables<HandOverTables>();

  constructor(private readonly database: Database) {}

  async add(codeHash: Buffer, handOver: HandOver): Promise<void> {
    const { userId, email, sessionId, schoolCode, challenge, expiresAt } = handOver;
    await this.db
      .insertInto('hand_overs')
      .values({
        code_hash: codeHash,
        user_id: userId,
        email,
        session_id: sessionId,
        school_code: schoolCode,
        challenge,
        expires_at: toDate(expiresAt),
      })
      .execute();
  }

  /** Removes it, so that of two who ask at once one gets it. */
  async take(codeHash: Buffer): Promise<HandOver | null> {
    const row = await this.db
      .deleteFrom('hand_overs')
      .where('code_hash', '=', codeHash)
      .returning([
        'user_id as userId',
        'email',
        'session_id as sessionId',
        'school_code as schoolCode',
        'challenge',
        'expires_at as expiresAt',
      ])
      .executeTakeFirst();
    return row ? { ...row, expiresAt: row.expiresAt.getTime() } : null;
  }

  async dropExpired(now: number): Promise<void> {
    await this.db.deleteFrom('hand_overs').where('expires_at', '<=', toDate(now)).execute();
  }
}
