import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Day } from '../../platform/calendar/day.js';
import type { TaughtPeriod } from '../timetable/index.js';
import type { OwnLessonOf, Period } from './domain/lesson.js';

/** What a person has on a day, whoever has written or sent something of it. */
export type Lesson = OwnLessonOf<TaughtPeriod & Period>;

/**
 * A plan that was sent, and what became of it. `isLate`: when it was sent for the first time. `freshUntil`: when it is so for
 * everybody, in epoch milliseconds; null: it is.
 */
export type SentPlanOfLesson = Readonly<{
  id: string;
  isLate: boolean;
  standing: PlanStanding;
  freshUntil: number | null;
}>;
export type PlanStanding = Readonly<{ kind: 'returned' } | { kind: 'sent'; verifiedSteps: number }>;

/** By person. */
export type LessonsOfPersons = ReadonlyMap<string, readonly Lesson[]>;

/** The module that keeps the plans of lessons, found among the providers of the application: it stands on this one. */
export abstract class PlansOfLessons {
  /** `lessons`: all of these weeks. Those of which a plan was sent, with that; drafts are nobody's business. In the current transaction. */
  abstract sentOf(
    schoolId: string,
    weeks: readonly Day[],
    lessons: LessonsOfPersons,
  ): Promise<ReadonlyMap<Lesson, SentPlanOfLesson>>;
}

/** No plan of any lesson where no module keeps them. */
@Injectable()
export class KeptPlansOfLessons extends PlansOfLessons implements OnModuleInit {
  private kept: PlansOfLessons | undefined;

  constructor(private readonly discovery: DiscoveryService) {
    super();
  }

  onModuleInit(): void {
    const found = this.discovery
      .getProviders()
      .flatMap(({ instance }) => (instance instanceof PlansOfLessons && instance !== this ? [instance] : []));
    if (found.length > 1) throw new Error('Two modules keep the plans of lessons.');
    this.kept = found[0];
  }

  async sentOf(
    ...asked: Parameters<PlansOfLessons['sentOf']>
  ): Promise<ReadonlyMap<Lesson, SentPlanOfLesson>> {
    return this.kept?.sentOf(...asked) ?? new Map();
  }
}
