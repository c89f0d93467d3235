import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Day } from '../../../platform/calendar/day.js';
import type { AcademicYear } from '../../schools/index.js';
import type { SchoolCalendar } from '../domain/school-calendar.js';

/** What a change of the calendar can touch: a line for each module that keeps something by its days. */
export const TOUCHED_KINDS = ['lessons', 'lesson_plans', 'plan_rows'] as const;
export type TouchedKind = (typeof TOUCHED_KINDS)[number];

/** How many of them are held no more, newly, and at another time. `people`: whose these are, each counted once. */
export type TouchedLine = Readonly<{
  what: TouchedKind;
  gone: number;
  added: number;
  moved: number;
  people: number;
}>;

/** The calendar as it is and as it would be. `days`: those that the change is about, in order, at least one. */
export type TouchAsked = Readonly<{
  schoolId: string;
  year: AcademicYear;
  before: SchoolCalendar;
  after: SchoolCalendar;
  days: readonly Day[];
}>;

/** What another module says of it, found among the providers of the application. */
export abstract class TouchedSource {
  /** In the current transaction. */
  abstract lineOf(asked: TouchAsked): Promise<TouchedLine>;
}

@Injectable()
export class CollectedTouchedSources implements OnModuleInit {
  private sources: readonly TouchedSource[] = [];

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    this.sources = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof TouchedSource ? [instance] : []));
  }

  async linesOf(asked: TouchAsked): Promise<TouchedLine[]> {
    const lines: TouchedLine[] = [];
    for (const source of this.sources) lines.push(await source.lineOf(asked));
    return lines;
  }
}
