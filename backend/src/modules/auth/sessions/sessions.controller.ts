import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type SignedInCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { Changes } from '../../../platform/database/changes.js';
import { Database } from '../../../platform/database/database.js';
import { Limited, LOOKUPS } from '../../../platform/http/rate-limits.js';
import { sessionsEnded } from '../../schools/index.js';

/** Sessions live at the hosted backend, which tells nobody when one ends. */
@ApiTags('sign-in')
@Controller('api/sessions')
export class SessionsController {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
  ) {}

  /** Sent after signing other devices out: the open pages of the caller ask the hosted backend whether their session
   * still lives, rather than at their next refresh. */
  @Post('check')
  @HttpCode(204)
  @Allow('signed-in')
  @Limited(LOOKUPS)
  async check(@Caller() { principal }: SignedInCaller): Promise<void> {
    await this.database.systemTransaction(() => this.changes.publish(sessionsEnded, principal.userId));
  }
}
