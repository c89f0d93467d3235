import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { weekOf, weekStartOf } from '../../../platform/calendar/school-week.js';
import { Database } from '../../../platform/database/database.js';
import { numberOfWeek, weekAt } from '../../calendar/index.js';
import { WeekReader } from '../../lesson-plans/index.js';
import { AcademicYears, SchoolProfilesService } from '../../schools/index.js';

export type WeekOfFile<Plan> = Readonly<{
  week: Day;
  name: string;
  session: string;
  plans: readonly Plan[];
}>;

/** The weeks of a file as the school calls them. */
@Injectable()
export class WeeksOfFile {
  constructor(
    private readonly database: Database,
    private readonly years: AcademicYears,
    private readonly profiles: SchoolProfilesService,
    private readonly weeks: WeekReader,
  ) {}

  /** The first day of the session that holds a day. */
  async beginningOf(schoolId: string, day: Day): Promise<Day> {
    const years = await this.database.tenantRead(schoolId, () => this.years.all(schoolId));
    return years.findLast(({ firstDay }) => firstDay <= day)?.firstDay ?? day;
  }

  /** In the order of the plans. */
  async of<Plan extends Readonly<{ content: Readonly<{ date: Day }> }>>(
    caller: SchoolCaller,
    plans: readonly Plan[],
  ): Promise<WeekOfFile<Plan>[]> {
    const start = weekStartOf(await this.profiles.stateOf(caller.school.id));
    const weeks: WeekOfFile<Plan>[] = [];
    for (const [week, own] of Map.groupBy(plans, ({ content }) => weekOf(content.date, start))) {
      const { calendar, year } = await this.weeks.asked(caller, week);
      const ofYear = calendar && weekAt(calendar, week);
      const number = calendar && ofYear ? numberOfWeek(calendar, ofYear) : null;
      const name = number === null ? `Minggu ${week}` : `Minggu ${number}`;
      weeks.push({ week, name, session: year?.name ?? week.slice(0, 4), plans: own });
    }
    return weeks;
  }
}
