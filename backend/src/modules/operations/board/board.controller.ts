import { Controller, HttpCode, Inject, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { APP_CONFIG, type AppConfig } from '../../../config/app-config.js';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { boardCookie } from './board-cookie.js';
import { BOARD_SESSION_SECONDS, BoardSessions } from './board-sessions.js';

@ApiTags('operations')
@Controller('api/operations/queue-board-sessions')
@Allow('staff')
export class BoardController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sessions: BoardSessions,
  ) {}

  /** Lets the queue dashboard be opened in this browser for a quarter of an hour. */
  @Post()
  @HttpCode(204)
  async open(
    @Caller() { principal }: StaffCaller,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const token = await this.sessions.open(principal);
    const isSecure = this.config.publicScheme === 'https';
    reply.header('set-cookie', boardCookie(token, BOARD_SESSION_SECONDS, isSecure));
  }
}
