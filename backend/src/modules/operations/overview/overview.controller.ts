import { Controller, Get, type MessageEvent, Sse } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { OverviewDto } from './overview.dto.js';
import { OverviewStreams } from './overview-streams.js';
import { Overviews } from './overviews.js';

@ApiTags('operations')
@Controller('api/operations/overview')
@Allow('staff')
export class OverviewController {
  constructor(
    private readonly overviews: Overviews,
    private readonly streams: OverviewStreams,
  ) {}

  /** How the platform does at this moment. */
  @Get()
  overview(): Promise<OverviewDto> {
    return this.overviews.read();
  }

  /** The same and the schedules as they change, by server-sent events. Of too many of one person the oldest ends. */
  @Sse('events')
  @ApiExcludeEndpoint()
  events(@Caller() caller: StaffCaller): Observable<MessageEvent> {
    return this.streams.open(caller);
  }
}
