import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Memberships } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { BoardSessionsRepository } from './board-sessions.repository.js';

export const BOARD_SESSION_SECONDS = 15 * 60;

/**
 * A page cannot send a bearer token while it loads. Who shows one gets a short session for the dashboard alone; the
 * role is asked for at every request, so that it ends with the role.
 */
@Injectable()
export class BoardSessions {
  constructor(
    private readonly database: Database,
    private readonly repository: BoardSessionsRepository,
    private readonly memberships: Memberships,
  ) {}

  /** The token, known to nobody else afterwards. */
  async open(userId: string): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.systemTransaction(() =>
      this.repository.add(hashed(token), userId, BOARD_SESSION_SECONDS),
    );
    return token;
  }

  async isOpen(token: string): Promise<boolean> {
    const userId = await this.database.systemTransaction(() => this.repository.userOf(hashed(token)));
    return userId !== null && (await this.memberships.staffPosts(userId)).length > 0;
  }
}

function hashed(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
