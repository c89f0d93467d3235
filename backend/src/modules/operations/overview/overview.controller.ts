import { Controller, Get, type MessageEvent, Sse } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow } from '../../../platform/access/route-policy.js';
import { StaffStreams } from '../news/staff-streams.js';
import { OverviewDto } from './overview.dto.js';
import { Overviews } from './overviews.js';

@ApiTags('operations')
@Controller('api/operations/overview')
@Allow('staff')
export class OverviewController {
  constructor(
    private readonly overviews: Overviews,
    private readonly streams: StaffStreams,
  ) {}

  /** How the platform does at this moment. */
  @Get()
  overview(): Promise<OverviewDto> {
    return this.overviews.read();
  }

  /** The same and the schedules as they change, by server-sent events. */
  @Sse('events')
  @ApiExcludeEndpoint()
  events(@Caller() caller: StaffCaller): Observable<MessageEvent> {
    return this.streams.open(caller, this.overviews.news);
  }
}
