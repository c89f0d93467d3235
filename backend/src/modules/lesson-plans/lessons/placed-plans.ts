import { Injectable } from '@nestjs/common';
import type { Day } from '../../../platform/calendar/day.js';
import { lastDayOf } from '../../../platform/calendar/school-week.js';
import type { Lesson, LessonsOfPersons } from '../../lessons/index.js';
import { type SentOfWeek, SentWeeks } from '../../reviews/index.js';
import {
  type PlacedPlan,
  type PlannedLesson,
  plannedWeek,
  type SlottedLesson,
  type WeekLesson,
} from '../domain/week-lessons.js';
import { type PlanPlace, PlansOfSchool } from '../plans-of-school.js';
import { PLAN_KIND } from '../sent-plans.js';

type PlacedLesson = WeekLesson & Readonly<{ of: Lesson }>;

/** `withoutLesson`: ids of plans that were made for a lesson that is no more. */
type PlacedOfPerson = Readonly<{
  lessons: readonly PlannedLesson<PlacedLesson>[];
  withoutLesson: readonly string[];
}>;

/** `ofPersons`: by person. `sent`: what was sent in these weeks, by the id of the plan. */
type Placed = Readonly<{
  ofPersons: ReadonlyMap<string, PlacedOfPerson>;
  sent: ReadonlyMap<string, SentOfWeek>;
}>;

/** Which plan is of which lesson, whoever wrote it: where plans lie is read for it, and never what they say. */
@Injectable()
export class PlacedPlans {
  constructor(
    private readonly plans: PlansOfSchool,
    private readonly sent: SentWeeks,
  ) {}

  /** `lessons`: all that these people have in these weeks. In the current transaction. */
  async in(schoolId: string, weeks: readonly Day[], lessons: LessonsOfPersons): Promise<Placed> {
    const authorIds = [...lessons.keys()];
    const found = await this.sent.of(schoolId, { kind: PLAN_KIND, authorIds, weeks });
    const sent = new Map(found.map((each) => [each.recordId, each]));
    const places = await this.plans.placesIn({ schoolId }, authorIds, weeks);
    const ofAuthor = Map.groupBy(places, ({ authorId }) => authorId);
    const ofPersons = new Map(
      [...lessons].map(([personId, own]) => {
        const placed = (ofAuthor.get(personId) ?? []).map((place) => toPlaced(place, sent.get(place.id)));
        const byWeek = Map.groupBy(own, ({ week }) => week);
        const ofWeeks = weeks.map((week) => plannedIn(week, byWeek.get(week) ?? [], placed));
        return [
          personId,
          {
            lessons: ofWeeks.flatMap((each) => each.lessons),
            withoutLesson: ofWeeks.flatMap((each) => each.withoutLesson),
          },
        ];
      }),
    );
    return { ofPersons, sent };
  }
}

function plannedIn(week: Day, lessons: readonly Lesson[], plans: readonly PlacedPlan[]) {
  const last = lastDayOf(week);
  const ofWeek = plans.filter(({ slot, date }) => (slot ? slot.week === week : week <= date && date <= last));
  return plannedWeek(lessons.map(slotted), ofWeek);
}

function slotted(of: Lesson): SlottedLesson<PlacedLesson> {
  const { teachingSetId, day: date, time, className, subject, slot } = of;
  return {
    lesson: { teachingSetId, date, startTime: time.from, endTime: time.to, className, subject, of },
    slot,
  };
}

/** What was sent counts, whatever its author has deleted since; it stays unless it was returned, or its author amends it. */
function toPlaced(place: PlanPlace, sent: SentOfWeek | undefined): PlacedPlan {
  const stays = sent !== undefined && !sent.isReturned && (place.isSealed || !sent.isSealed);
  return { ...place, isDeleted: place.isDeleted && !sent, stays };
}
