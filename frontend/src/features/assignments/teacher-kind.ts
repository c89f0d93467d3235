import { leadOn } from '@rules/classes/domain/lead-teacher';
import type { CellKind, Head, Suggestion } from '../../grid/sheet';
import { matchingOptions } from '../../ui/option-filter';
import type { Assignments, Load } from './assignment-sheet';
import type { Lead } from './teaching-set-kind';

export type Teacher = Readonly<{ userId: string; displayName: string; code: string }>;

type Known = Readonly<{
  day: string;
  teachers: readonly Teacher[];
  loads: readonly Load[];
  assignments: Assignments;
}>;

const same = (one: string, other: string) => one.localeCompare(other, 'ms', { sensitivity: 'base' }) === 0;

/** Teachers by code or name. Of those that fit, whoever teaches the subject already stands first, then whoever has
 * fewest periods; a code that is typed whole comes before all of them. */
export function teacherKind({ day, teachers, loads, assignments }: Known): CellKind<Lead> {
  const byId = new Map(teachers.map((teacher) => [teacher.userId, teacher]));
  const periods = new Map(loads.map((load) => [load.userId, load.periods]));
  const subjectsOf = taughtSubjects(day, assignments);
  const codeOf = (lead: Lead) => (lead === null ? '' : (byId.get(lead)?.code ?? '–'));

  function suggest(typed: string, row: Head, column: Head): Suggestion<Lead>[] {
    const set = assignments.setAt(row, column);
    if (!set) return [];
    const { subjectId, periodsAWeek, teachers: ofSet } = set.fields;
    const current = leadOn(day, ofSet);
    const rank = ({ userId, code }: Teacher) => [
      same(code, typed.trim()) ? 0 : 1,
      subjectsOf.get(userId)?.has(subjectId) ? 0 : 1,
      periods.get(userId) ?? 0,
    ];
    const options = teachers.map((teacher) => ({
      ...teacher,
      ...{ value: teacher.userId, label: teacher.displayName, words: teacher.code },
    }));
    return matchingOptions(options, typed)
      .toSorted((one, other) => compareRanks(rank(one), rank(other)))
      .map(({ userId, code, displayName }) => {
        const before = periods.get(userId) ?? 0;
        const after = userId === current ? before : before + (periodsAWeek ?? 0);
        return { value: userId, code, label: displayName, detail: `${before} → ${after}` };
      });
  }

  return {
    empty: null,
    textOf: codeOf,
    codeOf,
    wordsOf: (lead) => (lead === null ? 'belum ada guru' : (byId.get(lead)?.displayName ?? 'bekas guru')),
    parse(text) {
      const typed = text.trim();
      if (typed === '' || typed === '?') return { value: null };
      const found = teachers.filter(({ code, displayName }) => same(code, typed) || same(displayName, typed));
      const [teacher, another] = found;
      if (!teacher) return { refusal: `Tiada guru dengan kod atau nama “${typed}”.` };
      return another
        ? { refusal: `Dua orang guru bernama “${typed}”. Sila guna kod.` }
        : { value: teacher.userId };
    },
    editor: { suggest, orderOf: () => 'Guru subjek ini dahulu ·' },
  };
}

function taughtSubjects(day: string, { sets }: Assignments): ReadonlyMap<string, ReadonlySet<string>> {
  const subjects = new Map<string, Set<string>>();
  for (const { fields } of sets) {
    const lead = leadOn(day, fields.teachers);
    if (lead === null) continue;
    subjects.set(lead, (subjects.get(lead) ?? new Set()).add(fields.subjectId));
  }
  return subjects;
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((part, at) => part !== other[at]);
  return differing === -1 ? 0 : (one[differing] ?? 0) - (other[differing] ?? 0);
}
