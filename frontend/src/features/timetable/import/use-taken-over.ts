import { usualBell } from '@rules/calendar/domain/day-plan';
import type { SchoolCalendar, Weekday } from '@rules/calendar/domain/school-calendar';
import { newOne } from '@rules/timetable/domain/import/imported-slots';
import { isNewOne, type Match, type MatchKind } from '@rules/timetable/domain/import/matching';
import { type TakenOver, takenOver } from '@rules/timetable/domain/import/take-over';
import { useMemo } from 'react';
import type { SchoolClass, Subject, TeachingSet } from '../../classes';
import type { Room } from '../calls';
import type { Colleague } from '../known';
import type { ImportStage, KeptImport } from './kept-import';

/** What a file is matched with. */
export type ImportSchool = {
  calendar: SchoolCalendar;
  classes: readonly SchoolClass[];
  people: readonly Colleague[];
  rooms: readonly Room[];
  subjects: readonly Subject[];
  sets: readonly TeachingSet[];
};

/** By what things are called: the school, and what the file brings to it. */
export type NamedThings = Pick<ImportSchool, 'people' | 'sets'> & {
  classes: readonly { id: string; name: string; groups: readonly { id: string; name: string }[] }[];
  subjects: readonly { id: string; name: string }[];
  rooms: readonly { id: string; name: string }[];
};

export type Taking = { school: ImportSchool; named: NamedThings; kept: KeptImport; taken: TakenOver };
export type StepProps = Taking & { change: (part: Partial<KeptImport>) => void; onBack: () => void };

/** All that follows from the file, the school and what was chosen. */
export function useTakenOver(school: ImportSchool, kept: KeptImport): TakenOver {
  const { file, choices, setChoices, days, weeks, term } = kept;
  const stage = kept.stage ?? stageOf(school);
  return useMemo(() => {
    const { calendar } = school;
    const asking = new Map(school.classes.map((each) => [each.id, each]));
    return takenOver({
      file: file.names,
      slots: file.slots,
      school: { ...school, stage },
      remembered: file.remembered,
      choices,
      setChoices,
      dayChoices: days,
      weekChoices: weeks,
      week: {
        weekdays: calendar.schoolWeekdays,
        cycleWeeks: calendar.cycle.weeks,
        term,
        bells: (classId, weekday) =>
          usualBell(calendar, asking.get(classId ?? '') ?? null, weekday as Weekday)?.rows ?? [],
      },
    });
  }, [school, stage, file, choices, setChoices, days, weeks, term]);
}

/** Where all that it teaches is of one. */
export function stageOf({ classes, subjects }: Pick<ImportSchool, 'classes' | 'subjects'>): ImportStage {
  const levels = [...classes, ...subjects.flatMap((subject) => subject.levels.map(levelsOf))].flatMap(
    ({ gradeLevels }) => gradeLevels,
  );
  if (levels.length === 0) return null;
  if (levels.every((level) => level.startsWith('T'))) return 'T';
  return levels.every((level) => level.startsWith('F')) ? 'F' : null;
}

const levelsOf = ({ gradeLevel }: { gradeLevel: string }) => ({ gradeLevels: [gradeLevel] });

/** With what is made of the names of the file. */
export function withNewOnes(school: ImportSchool, matches: readonly Match[]): NamedThings {
  const made = (kind: MatchKind) =>
    matches.flatMap((match) =>
      match.kind === kind && match.choice !== null && isNewOne(match.choice)
        ? [{ ...match, id: newOne(kind, match.id), name: match.name || match.short }]
        : [],
    );
  const groups = made('group');
  const withGroups = <Of extends { id: string; groups: readonly { id: string; name: string }[] }>(
    of: Of,
  ) => ({
    ...of,
    groups: [
      ...of.groups,
      ...groups.filter(({ classId, ofClass }) => (classId ?? newOne('class', ofClass ?? '')) === of.id),
    ],
  });
  return {
    ...school,
    classes: [...school.classes, ...made('class').map(({ id, name }) => ({ id, name, groups: [] }))].map(
      withGroups,
    ),
    subjects: [...school.subjects, ...made('subject')],
    rooms: [...school.rooms, ...made('room')],
  };
}
