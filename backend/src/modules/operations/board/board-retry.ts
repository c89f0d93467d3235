import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { StaffRoleRequiredError } from '../../../platform/errors/errors.js';
import { eventOfJob } from '../../webhooks/index.js';
import { ReplayActions } from '../replays/replay-actions.js';
import { BOARD_PATH } from './board-cookie.js';
import type { PostedCaller } from './board-sessions.js';

const RETRY = new RegExp(`^${BOARD_PATH}/api/queues/[\\w-]+/([^/?]+)/retry(?:/\\w+)?$`);
const PER_MINUTE = 60;
const REASON = 'Dicuba semula dari papan giliran.';

/** What the board's own button does: our replay of the event, with its entry in the audit. */
@Injectable()
export class BoardRetry {
  constructor(private readonly replays: ReplayActions) {}

  /** The event that a request would retry; undefined for whatever else the board asks. */
  eventIn(method: string, url: string): string | undefined {
    const [, jobId] = (method === 'PUT' && RETRY.exec(url)) || [];
    return jobId && eventOfJob(decodeURIComponent(jobId));
  }

  async retry({ userId, email, staffRoles }: PostedCaller, eventId: string): Promise<void> {
    if (!staffRoles.includes('operator')) throw new StaffRoleRequiredError('operator');
    const order = { id: randomUUID(), ids: [eventId], reason: REASON, perMinute: PER_MINUTE };
    await this.replays.start({ principal: { userId, email } }, order);
  }
}
