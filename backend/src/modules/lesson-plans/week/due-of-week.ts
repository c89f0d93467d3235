import { Injectable } from '@nestjs/common';
import type { SchoolCaller } from '../../../platform/access/caller.js';
import type { Day } from '../../../platform/calendar/day.js';
import { ownerOf } from '../../../platform/records/records.js';
import type { SchoolCalendar } from '../../calendar/index.js';
import { type DueOfSet, DueRows, standardKey } from '../../yearly-plans/index.js';
import type { DueStandard } from '../domain/plan-week.js';
import { TakenStandards } from './taken-standards.js';

export type SetOfWeek = Readonly<{
  id: string;
  subjectId: string;
  language: string;
  gradeLevels: readonly string[];
}>;

type Asked = Readonly<{
  academicYearId: string;
  firstDay: Day;
  calendar: SchoolCalendar;
  week: Day;
  teachingWeeks: readonly number[];
  teachingWeek: number;
}>;

/** `isAhead`: whether the plan comes to all of these standards only in a later week. `isBeside`: it has none of them. */
export type DueInWeek = Readonly<{
  due: readonly DueStandard[];
  isAhead: (learningStandards: readonly string[]) => boolean;
  isBeside: (learningStandards: readonly string[]) => boolean;
}>;

export function standardKeys(lines: readonly string[]): string[] {
  return lines.map(standardKey);
}

/** What the yearly plans have for a person's sets in a week, going on from what was taught and planned before it. */
@Injectable()
export class DueOfWeek {
  constructor(
    private readonly rows: DueRows,
    private readonly taken: TakenStandards,
  ) {}

  /** By the id of the set; one without a yearly plan is absent. In the current transaction. */
  async read(
    caller: SchoolCaller,
    { academicYearId, firstDay, calendar, week, teachingWeeks, teachingWeek }: Asked,
    sets: readonly SetOfWeek[],
  ): Promise<Map<string, DueInWeek>> {
    const { schoolId, userId: personId } = ownerOf(caller);
    const days = { from: firstDay, before: week };
    const before = await this.taken.of(
      caller,
      sets.map(({ id }) => id),
      { calendar, days },
    );
    const asking = sets.map((set) => ({
      ...set,
      planned: new Set(
        before.flatMap(({ teachingSetId, standards }) =>
          teachingSetId === set.id ? standardKeys(standards) : [],
        ),
      ),
    }));
    const found = await this.rows.ofSets(
      { schoolId, academicYearId, personId, teachingWeeks, week: teachingWeek },
      asking,
    );
    return new Map(
      sets.flatMap(({ id, language }) => {
        const of = found.get(id);
        return of ? [[id, toDue(of, teachingWeek, language)]] : [];
      }),
    );
  }
}

function toDue({ due, weekOf }: DueOfSet, teachingWeek: number, language: string): DueInWeek {
  return {
    due: due.map(({ key, line, row }) => ({
      key,
      line,
      row: { ...row, language, topic: row.topic || row.theme },
    })),
    isAhead: (lines) => {
      const weeks = standardKeys(lines).flatMap((key) => weekOf.get(key) ?? []);
      return weeks.length > 0 && weeks.every((week) => week > teachingWeek);
    },
    isBeside: (lines) => {
      const keys = standardKeys(lines);
      return keys.length > 0 && weekOf.size > 0 && keys.every((key) => !weekOf.has(key));
    },
  };
}
