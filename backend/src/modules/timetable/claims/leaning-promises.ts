import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../../platform/calendar/day.js';
import { dayOf } from '../../../platform/calendar/school-instant.js';
import { BusinessClock } from '../../../platform/clock/business-clock.js';
import type { SchoolOwner } from '../../../platform/records/record-rows.js';
import { SessionCalendars } from '../../calendar/index.js';
import type { AcademicYear } from '../../schools/index.js';
import { type LeaningPromise, type LostPromise, lostPromises } from '../domain/promises.js';
import { HeldLessons } from '../lessons/held-lessons.js';
import { CollectedPromiseSources } from './promise-source.js';

type Lost = LostPromise & Readonly<{ kind: string }>;

/** What other modules have promised with a lesson, such as a plan that was sent for it. In the current transaction. */
@Injectable()
export class LeaningPromises {
  constructor(
    private readonly sources: CollectedPromiseSources,
    private readonly lessons: HeldLessons,
    private readonly calendars: SessionCalendars,
    private readonly clock: BusinessClock,
  ) {}

  /** What the timetables that are published by now leave without its lesson on these days. */
  async lostIn(
    owner: SchoolOwner,
    year: AcademicYear,
    days: Readonly<{ from: Day; to: Day }>,
  ): Promise<Lost[]> {
    const lost: Lost[] = [];
    for (const source of this.sources.all()) {
      const leaning = await source.leaning(owner, days);
      if (leaning.length === 0) continue;
      const lessons = await this.lessonsFor(owner, year, leaning);
      lost.push(...lostPromises(leaning, lessons).map((each) => ({ ...each, kind: source.kind })));
    }
    return lost;
  }

  private async lessonsFor(
    { schoolId }: SchoolOwner,
    year: AcademicYear,
    leaning: readonly LeaningPromise[],
  ) {
    const sets = new Set(leaning.map(({ teachingSetId }) => teachingSetId));
    const weeks = [...new Set(leaning.map(({ week }) => week))];
    const days = weeks.flatMap((week) => Array.from({ length: 7 }, (_, at) => addDays(week, at)));
    const { calendar } = await this.calendars.ofYear(schoolId, year, dayOf(this.clock.now()));
    const held = await this.lessons.of({ schoolId, academicYearId: year.id, days }, ({ teachingSetId }) =>
      sets.has(teachingSetId ?? ''),
    );
    return held(calendar).flatMap(({ day, time, lesson: { teachingSetId } }) =>
      teachingSetId === null ? [] : [{ day, ...time, teachingSetId }],
    );
  }
}
