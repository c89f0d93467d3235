import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Day } from '../../../platform/calendar/day.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import type { AcademicYear } from '../../schools/index.js';
import type { LostPromise, PromiseAnswer, PromiseTime } from '../domain/promises.js';

/** Another module that promises people and rooms on dates, found among the providers of the application. */
export abstract class PromiseSource {
  /** As its claims name it; no other module's. */
  abstract readonly kind: string;

  /** What may become of its promises where a timetable breaks them. */
  abstract readonly answers: readonly PromiseAnswer[];

  /** What each is called by whoever publishes a timetable, in Malay. In the current transaction. */
  abstract wordsOf(owner: SchoolOwner, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * What of it on these days, both included, leans on lessons that the timetables published by now have no more; most lean
   * on none. In the current transaction.
   */
  async lost(
    _owner: SchoolOwner,
    _year: AcademicYear,
    _days: Readonly<{ from: Day; to: Day }>,
  ): Promise<readonly LostPromise[]> {
    return [];
  }

  /** It stands at another time by now; in the transaction that moved it. */
  abstract moved(owner: SchoolOwner, id: string, time: PromiseTime): Promise<void>;

  /** It takes nobody's time any more; in the transaction that released it. */
  abstract released(owner: SchoolOwner, id: string): Promise<void>;
}

@Injectable()
export class CollectedPromiseSources implements OnModuleInit {
  private sources: ReadonlyMap<string, PromiseSource> = new Map();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof PromiseSource ? [instance] : []));
    this.sources = new Map(found.map((source) => [source.kind, source]));
    if (this.sources.size < found.length) throw new Error('Two modules name their promises alike.');
  }

  all(): readonly PromiseSource[] {
    return [...this.sources.values()];
  }

  /** The module that promised. */
  of(kind: string): PromiseSource {
    const source = this.sources.get(kind);
    if (!source) throw new Error(`No module declares promises called ${kind}.`);
    return source;
  }
}
