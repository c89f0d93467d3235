import { Injectable } from '@nestjs/common';
import {
  lessonWeeksOf,
  type SchoolCalendar,
  type TouchAsked,
  type TouchedLine,
  TouchedSource,
} from '../../calendar/index.js';
import { PlanRowsRepository } from '../rows/plan-rows.repository.js';

/** Rows of yearly plans whose week a change of the calendar takes away as a whole, or gives back. */
@Injectable()
export class TouchedRows extends TouchedSource {
  constructor(private readonly rows: PlanRowsRepository) {
    super();
  }

  async lineOf({ schoolId, year, before, after }: TouchAsked): Promise<TouchedLine> {
    const [was, becomes] = [taughtWeeks(before), taughtWeeks(after)];
    const rowsIn = (weeks: readonly number[]) => this.rows.countIn({ schoolId }, year.id, weeks);
    return {
      what: 'plan_rows',
      gone: await rowsIn(was.filter((week) => !becomes.includes(week))),
      added: await rowsIn(becomes.filter((week) => !was.includes(week))),
      ...{ moved: 0, people: 0 },
    };
  }
}

function taughtWeeks(calendar: SchoolCalendar): number[] {
  return lessonWeeksOf(calendar, null).flatMap(({ week, days }) => (days > 0 ? [week] : []));
}
