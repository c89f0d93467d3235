import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsIn, IsInt, IsUUID, Max, Min, ValidateNested } from 'class-validator';
import { isoOrNull, toMalaysianIso } from '../../../platform/clock/instant.js';
import { IsPlainText } from '../../../platform/http/is-plain-text.js';
import { MayBeAbsent } from '../../../platform/http/may-be-absent.js';
import { Length } from '../../../platform/http/text-length.js';
import type { InboxState, Replay, ReplayItem, ReplayItemState, ReplayState } from '../../webhooks/index.js';
import { DeliveryActionDto } from '../deliveries/deliveries.dto.js';
import { DeliveryFilterDto } from '../deliveries/delivery-filter.dto.js';

const MAX_CHOSEN = 500;
const ITEM_STATES = [
  'waiting',
  'queued',
  'processed',
  'quarantined',
  'ignored',
  'failed',
  'skipped',
  'cancelled',
] as const satisfies readonly ReplayItemState[];

/** Either events by name, or what a filter finds. */
export class ReplaySelectionDto {
  @MayBeAbsent()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CHOSEN)
  @ApiProperty({ maxItems: MAX_CHOSEN })
  @IsUUID(undefined, { each: true })
  ids?: string[];

  @MayBeAbsent()
  @ValidateNested()
  @Type(() => DeliveryFilterDto)
  filter?: DeliveryFilterDto;
}

export class ReplayEstimateDto {
  /** How many events the selection holds */
  matching: number;

  /** Of those, how many can be processed again */
  replayable: number;

  /** As many are taken at most */
  limit: number;
}

export class StartReplayDto extends ReplaySelectionDto {
  /** Chosen by the client: started again it is the same replay */
  @IsUUID()
  id: string;

  /** Why, for the record */
  @IsPlainText()
  @Length(3, 500)
  reason: string;

  /** How many events a minute begin again at most */
  @IsInt()
  @Min(1)
  @Max(60_000)
  perMinute: number;
}

export class ReplayStartedDto {
  id: string;
}

export class CancelReplayDto extends DeliveryActionDto {}

export class ReplayCountDto {
  state: ReplayItemState;

  count: number;
}

export class ReplayDto {
  id: string;

  reason: string;

  state: ReplayState;

  /** Who asked for it, by e-mail */
  requestedBy: string;

  requestedAt: string;

  endedAt: string | null;

  perMinute: number;

  total: number;

  /** Events by what came of them; states without events are left out */
  counts: ReplayCountDto[];
}

export class ReplaysDto {
  /** Newest first */
  replays: ReplayDto[];
}

export class ReplayItemsQueryDto {
  @MayBeAbsent()
  @IsIn(ITEM_STATES)
  state?: ReplayItemState;

  /** nextCursor of the page before */
  @MayBeAbsent()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  cursor?: number;
}

export class ReplayItemDto {
  position: number;

  eventId: string;

  provider: string;

  state: ReplayItemState;

  /** Of the event, before it was replayed */
  stateBefore: InboxState;

  reason: string | null;

  at: string | null;
}

export class ReplayItemsDto {
  items: ReplayItemDto[];

  nextCursor: number | null;
}

export function toReplayDto({ requestedAt, endedAt, counts, selection: _, ...replay }: Replay): ReplayDto {
  return {
    ...replay,
    requestedAt: toMalaysianIso(requestedAt),
    endedAt: isoOrNull(endedAt),
    counts: ITEM_STATES.flatMap((state) => (counts[state] ? [{ state, count: counts[state] }] : [])),
  };
}

export function toReplayItemDto({ at, ...item }: ReplayItem): ReplayItemDto {
  return { ...item, at: isoOrNull(at) };
}
