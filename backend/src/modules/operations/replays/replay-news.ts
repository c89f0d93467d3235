import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import { type Replay, Replays } from '../../webhooks/index.js';
import type { Subject } from '../news/staff-streams.js';
import { ReplayActions } from './replay-actions.js';
import { type ReplaysDto, toReplayDto, toReplayItemDto } from './replays.dto.js';

const EVERY_MS = 2_000;
/** Longer than between two looks: what a slow transaction wrote is told by the next. */
const CHANGED_SECONDS = 10;
const MOST_ITEMS = 500;
const SHOWN = 50;

/** How far replays are, as their open pages show it. */
@Injectable()
export class ReplayNews {
  constructor(
    private readonly database: Database,
    private readonly replays: Replays,
    private readonly actions: ReplayActions,
  ) {}

  readonly all: Subject = {
    name: 'replays',
    everyMs: EVERY_MS,
    read: async () => ({ replays: await this.newest() }),
  };

  /** The replay, and before it the events that came to something just now, the latest at most. */
  of(id: string): Subject {
    return { name: `replay ${id}`, everyMs: EVERY_MS, read: () => this.readReplay(id) };
  }

  async newest(): Promise<ReplaysDto> {
    return { replays: (await this.replays.newest(SHOWN)).map(toReplayDto) };
  }

  private readReplay(id: string) {
    return this.database.systemTransaction(async () => {
      const replay: Replay = await this.actions.read(id);
      const items = await this.replays.changedItems(id, CHANGED_SECONDS, MOST_ITEMS);
      return { items: { items: items.map(toReplayItemDto) }, replay: toReplayDto(replay) };
    });
  }
}
