import { type DynamicModule, Injectable } from '@nestjs/common';
import { PromiseSource, type PromiseTime } from '../../src/modules/timetable/index.js';
import type { SchoolOwner } from '../../src/platform/records/record-rows.js';

/** A module that promises a room and somebody to open it, as relief and appointments will: what it hears, it remembers. */
@Injectable()
export class PromisedRooms extends PromiseSource {
  readonly kind = 'room_visit';
  readonly answers = ['keep', 'move', 'release'] as const;
  readonly heard: Readonly<{ id: string; time: PromiseTime | null }>[] = [];

  async wordsOf(_owner: SchoolOwner, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(ids.map((id) => [id, 'Lawatan ke makmal']));
  }

  async moved(_owner: SchoolOwner, id: string, time: PromiseTime): Promise<void> {
    this.heard.push({ id, time });
  }

  async released(_owner: SchoolOwner, id: string): Promise<void> {
    this.heard.push({ id, time: null });
  }
}

/** One whose promises are kept, whatever comes. */
@Injectable()
class KeptVows extends PromiseSource {
  readonly kind = 'vow';
  readonly answers = ['keep'] as const;

  async wordsOf(): Promise<ReadonlyMap<string, string>> {
    return new Map();
  }

  async moved(): Promise<void> {}

  async released(): Promise<void> {}
}

export class PromisedRoomsModule {}

export const promisedRooms: DynamicModule = {
  module: PromisedRoomsModule,
  providers: [PromisedRooms, KeptVows],
};
