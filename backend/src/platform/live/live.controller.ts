import { Controller, Ip, type MessageEvent, Sse } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiExtraModels } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Caller, type SchoolCaller } from '../access/caller.js';
import { Allow, Requires, Rows } from '../access/route-policy.js';
import { BeforeSecondFactor } from '../access/sign-in-rules.js';
import { LiveChangeDto } from './live.dto.js';
import { OpenPages } from './open-pages.js';

/** Open at every level, under the address that it has always had: a locked school must be told that it is locked. */
@ApiExtraModels(LiveChangeDto)
@Controller('api/subscription')
@Allow('member')
@Rows('school')
@Requires('billing')
@BeforeSecondFactor()
export class LiveController {
  constructor(private readonly pages: OpenPages) {}

  /** What the modules tell open pages, as it changes, by server-sent events. Of too many of one person the oldest
   * ends. */
  @Sse('events')
  @ApiExcludeEndpoint()
  events(@Caller() caller: SchoolCaller, @Ip() address: string): Observable<MessageEvent> {
    return this.pages.open(caller, address);
  }
}
