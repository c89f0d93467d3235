import { Body, Controller, Get, HttpCode, Param, ParseUUIDPipe, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { ReplayStartedDto } from '../replays/replays.dto.js';
import { EventActions } from './event-actions.js';
import { EventFilterDto } from './event-filter.dto.js';
import {
  EventActionDto,
  EventDetailDto,
  EventLinkDto,
  EventNeighboursDto,
  EventsQueryDto,
  InboxEventsDto,
} from './events.dto.js';
import { EventsService } from './events.service.js';

/** The id in the path: anything but a UUID names no event. */
const EventId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The event') }));

@ApiTags('operations')
@Controller('api/operations/events')
@Allow('staff')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly actions: EventActions,
  ) {}

  /** The inbox, newest first. */
  @Get()
  async list(@Query() query: EventsQueryDto): Promise<InboxEventsDto> {
    return this.events.page(query);
  }

  /** One event of the inbox, whole. */
  @Get(':id')
  async read(@EventId() id: string): Promise<EventDetailDto> {
    return this.events.detail(id);
  }

  /** What stands beside it in the list of that filter. */
  @Get(':id/neighbours')
  async neighbours(@EventId() id: string, @Query() filter: EventFilterDto): Promise<EventNeighboursDto> {
    return this.events.neighbours(id, filter);
  }

  /** Puts an event aside that came to nothing. */
  @Post(':id/dismissal')
  @HttpCode(204)
  @AllowStaff('operator')
  async dismiss(
    @Caller() caller: StaffCaller,
    @EventId() id: string,
    @Body() { reason }: EventActionDto,
  ): Promise<void> {
    await this.actions.dismiss(caller, id, reason);
  }

  /** Says for which invoice an unknown bill was, and has the event processed again. */
  @Post(':id/link')
  @HttpCode(200)
  @AllowStaff('operator')
  async link(
    @Caller() caller: StaffCaller,
    @EventId() id: string,
    @Body() order: EventLinkDto,
  ): Promise<ReplayStartedDto> {
    return { id: await this.actions.link(caller, id, order) };
  }
}
