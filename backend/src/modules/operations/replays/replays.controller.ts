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
import { Replays } from '../../webhooks/index.js';
import { StaffStreams } from '../news/staff-streams.js';
import { ReplayActions } from './replay-actions.js';
import { ReplayNews } from './replay-news.js';
import {
  CancelReplayDto,
  ReplayDto,
  ReplayEstimateDto,
  ReplayItemsDto,
  ReplayItemsQueryDto,
  ReplaySelectionDto,
  ReplaysDto,
  StartReplayDto,
  toReplayDto,
  toReplayItemDto,
} from './replays.dto.js';

const SHOWN = 50;

/** The id in the path: anything but a UUID names no replay. */
const ReplayId = () =>
  Param('id', new ParseUUIDPipe({ exceptionFactory: () => new NotFoundError('The replay') }));

@ApiTags('operations')
@Controller('api/operations/replays')
@Allow('staff')
export class ReplaysController {
  constructor(
    private readonly actions: ReplayActions,
    private readonly replays: Replays,
    private readonly news: ReplayNews,
    private readonly streams: StaffStreams,
  ) {}

  /** The replays, newest first. */
  @Get()
  list(): Promise<ReplaysDto> {
    return this.news.newest();
  }

  /** The same as they go on, by server-sent events. */
  @Sse('events')
  @ApiExcludeEndpoint()
  events(@Caller() caller: StaffCaller): Observable<MessageEvent> {
    return this.streams.open(caller, this.news.all);
  }

  /** A dry run: how much a replay would take. */
  @Post('estimates')
  @HttpCode(200)
  @AllowStaff('operator')
  async estimate(@Body() selection: ReplaySelectionDto): Promise<ReplayEstimateDto> {
    return this.actions.estimate(selection);
  }

  /** Has many events processed again, at a steady pace. */
  @Post()
  @AllowStaff('operator')
  async start(@Caller() caller: StaffCaller, @Body() order: StartReplayDto): Promise<ReplayDto> {
    return toReplayDto(await this.actions.start(caller, order));
  }

  /** One replay, and how far it is. */
  @Get(':id')
  async read(@ReplayId() id: string): Promise<ReplayDto> {
    return toReplayDto(await this.actions.read(id));
  }

  /** The same as it goes on, and the events that came to something just now, by server-sent events. */
  @Sse(':id/events')
  @ApiExcludeEndpoint()
  async eventsOf(@Caller() caller: StaffCaller, @ReplayId() id: string): Promise<Observable<MessageEvent>> {
    await this.actions.read(id);
    return this.streams.open(caller, this.news.of(id));
  }

  /** What came of each event. */
  @Get(':id/items')
  async items(
    @ReplayId() id: string,
    @Query() { state, cursor = 0 }: ReplayItemsQueryDto,
  ): Promise<ReplayItemsDto> {
    const found = await this.replays.items(id, cursor, SHOWN + 1, state);
    const items = found.slice(0, SHOWN).map(toReplayItemDto);
    return { items, nextCursor: found.length > SHOWN ? (items.at(-1)?.position ?? null) : null };
  }

  /** Stops a replay: what has not begun does not begin. */
  @Post(':id/cancellation')
  @HttpCode(200)
  @AllowStaff('operator')
  async cancel(
    @Caller() caller: StaffCaller,
    @ReplayId() id: string,
    @Body() { reason }: CancelReplayDto,
  ): Promise<ReplayDto> {
    return toReplayDto(await this.actions.cancel(caller, id, reason));
  }
}
