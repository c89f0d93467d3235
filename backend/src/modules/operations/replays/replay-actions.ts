import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../../../platform/access/caller.js';
import { Database } from '../../../platform/database/database.js';
import { NotFoundError, ValidationError } from '../../../platform/errors/errors.js';
import {
  InboxSearch,
  MAX_REPLAYED,
  type Replay,
  type ReplaySelection,
  Replays,
} from '../../webhooks/index.js';
import { AuditRepository } from '../audit/audit.repository.js';
import type { Actor } from '../audit/audit-entry.js';
import { DeliveriesService } from '../deliveries/deliveries.service.js';
import { NothingToReplayError, ReplayNotRunningError } from '../operations.errors.js';
import type { ReplayEstimateDto, ReplaySelectionDto, StartReplayDto } from './replays.dto.js';

/** Replays as operators ask for them, each with its entry in the audit. */
@Injectable()
export class ReplayActions {
  constructor(
    private readonly database: Database,
    private readonly events: DeliveriesService,
    private readonly search: InboxSearch,
    private readonly replays: Replays,
    private readonly audit: AuditRepository,
  ) {}

  /** What a replay of this selection would take, without doing anything. */
  async estimate(asked: ReplaySelectionDto): Promise<ReplayEstimateDto> {
    const selection = await this.selectionOf(asked);
    const { matching, replayable } = await this.search.count(selection);
    return { matching, replayable, limit: MAX_REPLAYED };
  }

  async start(caller: Actor, { id, reason, perMinute, ...asked }: StartReplayDto): Promise<Replay> {
    const selection = await this.selectionOf(asked);
    return this.database.systemTransaction(async () => {
      const { userId, email } = caller.principal;
      const requestedBy = { userId, email };
      const isNew = await this.replays.start({ id, selection, reason, perMinute, requestedBy });
      const replay = await this.read(id);
      if (replay.total === 0) throw new NothingToReplayError();
      const target = { kind: 'replay', id } as const;
      const result = { events: replay.total, perMinute };
      if (isNew) await this.audit.record({ caller, action: 'replay.start', target, reason, result });
      return replay;
    });
  }

  cancel(caller: StaffCaller, id: string, reason: string): Promise<Replay> {
    return this.database.systemTransaction(async () => {
      await this.read(id);
      if (!(await this.replays.cancel(id))) throw new ReplayNotRunningError();
      const replay = await this.read(id);
      const result = { cancelled: replay.counts.cancelled ?? 0, of: replay.total };
      const target = { kind: 'replay', id } as const;
      await this.audit.record({ caller, action: 'replay.cancel', target, reason, result });
      return replay;
    });
  }

  async read(id: string): Promise<Replay> {
    const replay = await this.replays.find(id);
    if (!replay) throw new NotFoundError('The replay');
    return replay;
  }

  private async selectionOf({ ids, filter }: ReplaySelectionDto): Promise<ReplaySelection> {
    if (ids && filter) throw oneOfBoth();
    if (ids) return { ids };
    if (!filter) throw oneOfBoth();
    const found = await this.events.filterOf(filter);
    if (Object.values(found).every((condition) => condition === undefined)) throw noCondition();
    return { filter: found };
  }
}

/** Whatever was ever received is chosen by nobody on purpose. */
function noCondition(): ValidationError {
  return new ValidationError([{ field: 'filter', message: 'name at least one condition' }]);
}

function oneOfBoth(): ValidationError {
  return new ValidationError([{ field: 'filter', message: 'name either ids or a filter' }]);
}
