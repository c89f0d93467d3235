import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import { PLAN_KIND, PlansOfSchool } from '../../lesson-plans/index.js';
import {
  type PlacedPlan,
  plannedWeek,
  type SlottedLesson,
  type WeekLesson,
} from '../../lesson-plans/rules/index.js';
import {
  type Lesson,
  type LessonsOfPersons,
  PlansOfLessons,
  type SentPlanOfLesson,
} from '../../lessons/index.js';
import { type SentOfWeek, SentWeeks } from '../../reviews/index.js';

type SentPlace = PlacedPlan & Readonly<{ sent: SentOfWeek }>;
type PlacedLesson = WeekLesson & Readonly<{ of: Lesson }>;

/** Which sent plan is of which lesson. No draft is read for it. */
@Injectable()
export class SentPlansOfLessons extends PlansOfLessons {
  constructor(
    private readonly sent: SentWeeks,
    private readonly plans: PlansOfSchool,
  ) {
    super();
  }

  async sentOf(
    schoolId: string,
    weeks: readonly Day[],
    lessons: LessonsOfPersons,
  ): Promise<ReadonlyMap<Lesson, SentPlanOfLesson>> {
    const sent = await this.sent.of(schoolId, { kind: PLAN_KIND, authorIds: [...lessons.keys()], weeks });
    const placed = await this.placed(schoolId, sent);
    return new Map(
      [...lessons].flatMap(([personId, own]) =>
        [...Map.groupBy(own, ({ week }) => week)].flatMap(([week, ofWeek]) =>
          sentIn(week, ofWeek, placed.get(personId) ?? []),
        ),
      ),
    );
  }

  /** By author: what was sent, with the lesson that it is of. */
  private async placed(
    schoolId: string,
    sent: readonly SentOfWeek[],
  ): Promise<ReadonlyMap<string, SentPlace[]>> {
    const places = await this.plans.placesOf(
      { schoolId },
      sent.map(({ recordId }) => recordId),
    );
    const known = new Map(places.map((place) => [place.id, place]));
    return Map.groupBy(
      sent.flatMap((each) => {
        const place = known.get(each.recordId);
        // What was sent counts, whatever its author has deleted since.
        return place ? { ...place, isDeleted: false, stays: standsAsSent(each, place), sent: each } : [];
      }),
      ({ sent: { authorId } }) => authorId,
    );
  }
}

function sentIn(
  week: Day,
  lessons: readonly Lesson[],
  sent: readonly SentPlace[],
): (readonly [Lesson, SentPlanOfLesson])[] {
  const last = lastDayOf(week);
  const ofWeek = sent.filter(({ slot, date }) => (slot ? slot.week === week : week <= date && date <= last));
  return plannedWeek(lessons.map(toPlaced), ofWeek).lessons.flatMap(({ lesson, planId }) => {
    const found = ofWeek.find(({ id }) => id === planId)?.sent;
    return found ? [[lesson.of, toSentPlan(found)] as const] : [];
  });
}

/** Not what was returned, nor what its author amends. */
function standsAsSent(sent: SentOfWeek, { isSealed }: Readonly<{ isSealed: boolean }>): boolean {
  return !sent.isReturned && (isSealed || !sent.isSealed);
}

function toPlaced(of: Lesson): SlottedLesson<PlacedLesson> {
  const { teachingSetId, day: date, time, className, subject, slot } = of;
  const times = { startTime: time.from, endTime: time.to };
  return { lesson: { teachingSetId, date, ...times, className, subject, of }, slot };
}

function toSentPlan({ recordId: id, isLate, isReturned, verifiedSteps }: SentOfWeek): SentPlanOfLesson {
  return { id, isLate, standing: isReturned ? { kind: 'returned' } : { kind: 'sent', verifiedSteps } };
}
