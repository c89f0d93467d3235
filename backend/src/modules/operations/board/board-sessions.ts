import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { StaffRole } from '../../../platform/access/access.js';
import { Memberships } from '../../../platform/access/memberships.js';
import { Database } from '../../../platform/database/database.js';
import { type BoardCaller, BoardSessionsRepository } from './board-sessions.repository.js';

export const BOARD_SESSION_SECONDS = 15 * 60;

export type PostedCaller = BoardCaller & Readonly<{ staffRoles: readonly StaffRole[] }>;

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
  async open(caller: BoardCaller): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await this.database.systemTransaction(() =>
      this.repository.add(hashed(token), caller, BOARD_SESSION_SECONDS),
    );
    return token;
  }

  /** Who holds it, with their posts; null when it is over, or they have none. */
  async callerOf(token: string): Promise<PostedCaller | null> {
    const caller = await this.database.systemTransaction(() => this.repository.callerOf(hashed(token)));
    if (!caller) return null;
    const posts = await this.memberships.staffPosts(caller.userId);
    return posts.length > 0 ? { ...caller, staffRoles: posts.map(({ role }) => role) } : null;
  }
}

function hashed(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
