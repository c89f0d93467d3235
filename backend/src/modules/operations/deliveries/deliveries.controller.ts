import {
  Body,
  Controller,
  Get,
  HttpCode,
  type MessageEvent,
  Param,
  ParseUUIDPipe,
  Post,
  Query,
  Sse,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Caller, type StaffCaller } from '../../../platform/access/caller.js';
import { Allow, AllowStaff } from '../../../platform/access/route-policy.js';
import { NotFoundError } from '../../../platform/errors/errors.js';
import { StaffStreams } from '../news/staff-streams.js';
import { ReplayStartedDto } from '../replays/replays.dto.js';
import {
  DeliveriesDto,
  DeliveriesQueryDto,
  DeliveryActionDto,
  DeliveryDetailDto,
  DeliveryLinkDto,
  DeliveryNeighboursDto,
} from './deliveries.dto.js';
import { DeliveriesService } from './deliveries.service.js';
import { DeliveryActions } from './delivery-actions.js';
import { DeliveryFilterDto } from './delivery-filter.dto.js';

/** The id in the path: anything but a UUID names no event. */
const DeliveryId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The event') }));

@ApiTags('operations')
@Controller('api/operations/events')
@Allow('staff')
export class DeliveriesController {
  constructor(
    private readonly events: DeliveriesService,
    private readonly actions: DeliveryActions,
    private readonly streams: StaffStreams,
  ) {}

  /** The inbox, newest first. */
  @Get()
  async list(@Query() query: DeliveriesQueryDto): Promise<DeliveriesDto> {
    return this.events.page(query);
  }

  /** One event of the inbox, whole. */
  @Get(':id')
  async read(@DeliveryId() id: string): Promise<DeliveryDetailDto> {
    return this.events.detail(id);
  }

  /** The same as it is processed, by server-sent events. */
  @Sse(':id/events')
  @ApiExcludeEndpoint()
  async eventsOf(@Caller() caller: StaffCaller, @DeliveryId() id: string): Promise<Observable<MessageEvent>> {
    await this.events.detail(id);
    return this.streams.open(caller, this.events.newsOf(id));
  }

  /** What stands beside it in the list of that filter. */
  @Get(':id/neighbours')
  async neighbours(
    @DeliveryId() id: string,
    @Query() filter: DeliveryFilterDto,
  ): Promise<DeliveryNeighboursDto> {
    return this.events.neighbours(id, filter);
  }

  /** Puts an event aside that came to nothing. */
  @Post(':id/dismissal')
  @HttpCode(204)
  @AllowStaff('operator')
  async dismiss(
    @Caller() caller: StaffCaller,
    @DeliveryId() id: string,
    @Body() { reason }: DeliveryActionDto,
  ): Promise<void> {
    await this.actions.dismiss(caller, id, reason);
  }

  /** Says for which invoice an unknown bill was, and has the event processed again. */
  @Post(':id/link')
  @HttpCode(200)
  @AllowStaff('operator')
  async link(
    @Caller() caller: StaffCaller,
    @DeliveryId() id: string,
    @Body() order: DeliveryLinkDto,
  ): Promise<ReplayStartedDto> {
    return { id: await this.actions.link(caller, id, order) };
  }
}
