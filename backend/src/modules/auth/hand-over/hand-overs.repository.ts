import { Injectable } from '@nestjs/common';
import { toDate } from '../../../platform/clock/instant.js';
import { Database } from '../../../platform/database/database.js';

interface HandOverTables {
  hand_overs: {
    code_hash: Buffer;
    user_id: string;
    email: string;
    school_code: string;
    challenge: string;
    expires_at: Date;
  };
}

/** Who is on the way to which school, and the challenge of the browser that asked. */
export type HandOver = Readonly<{
  userId: string;
  email: string;
  schoolCode: string;
  challenge: string;
  expiresAt: number;
}>;

@Injectable()
export class HandOversRepository {
  private readonly db = this.database.tables<HandOverTables>();

  constructor(private readonly database: Database) {}

  async add(codeHash: Buffer, { userId, email, schoolCode, challenge, expiresAt }: HandOver): Promise<void> {
    await this.db
      .insertInto('hand_overs')
      .values({
        code_hash: codeHash,
        user_id: userId,
        email,
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
