import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { lessonWeeksOf, SessionCalendars } from '../modules/calendar/index.js';
import { SchoolClassesService, SubjectsService, TeachingSetsService } from '../modules/classes/index.js';
import {
  PlanRowsService,
  TaughtStandardsService,
  YearlyPlansService,
} from '../modules/yearly-plans/index.js';
import type { SchoolCaller } from '../platform/access/caller.js';
import { dayOf } from '../platform/calendar/school-instant.js';
import { asMember } from './as-member.js';

const LEVEL = 'T4';
const PLANNED = ['BM', 'MT', 'SN'];
/** The last class of each subject is behind its plan. */
const WEEKS_BEHIND = 2;

/** Yearly plans of the subjects of the sample, and what their classes were taught until today. Made once. */
@Injectable()
export class DemoYearlyPlans {
  constructor(
    private readonly calendars: SessionCalendars,
    private readonly classes: SchoolClassesService,
    private readonly subjects: SubjectsService,
    private readonly sets: TeachingSetsService,
    private readonly plans: YearlyPlansService,
    private readonly rows: PlanRowsService,
    private readonly taught: TaughtStandardsService,
  ) {}

  async make(caller: SchoolCaller): Promise<void> {
    const { year, calendar } = await this.calendars.onDay(caller, dayOf(caller.now));
    if ((await this.plans.list(caller, year.id)).length > 0) return;
    const today = dayOf(caller.now);
    const begun = lessonWeeksOf(calendar, null).filter(({ days, lastDay }) => days > 0 && lastDay < today);
    const ofLevel = (await this.classes.list(caller, year.id)).filter(({ gradeLevels }) =>
      gradeLevels.includes(LEVEL),
    );
    const sets = await this.sets.list(caller, year.id);
    for (const { id: subjectId, code } of await this.subjects.list(caller)) {
      if (!PLANNED.includes(code)) continue;
      const id = randomUUID();
      const plan = { academicYearId: year.id, subjectId, gradeLevel: LEVEL, isOwn: false };
      await this.plans.begin(caller, { ...plan, id, startFrom: null, fromCurriculum: true });
      const rows = await this.rows.list(caller, id);
      const taught = sets.filter(
        (set) =>
          set.subjectId === subjectId &&
          set.parts.some(({ classId }) => ofLevel.some((each) => each.id === classId)),
      );
      for (const [at, { id: teachingSetId, teachers }] of taught.entries()) {
        const held = at > 0 && at === taught.length - 1 ? begun.slice(0, -WEEKS_BEHIND) : begun;
        const teacher = asMember(caller, teachers[0]?.userId ?? '');
        for (const { week, lastDay } of held) {
          const standards = rows.filter((row) => row.week === week).flatMap((row) => row.learningStandards);
          if (standards.length > 0 && teachers.length > 0)
            await this.taught.mark(teacher, { teachingSetId, standards, taughtOn: lastDay });
        }
      }
    }
  }
}
