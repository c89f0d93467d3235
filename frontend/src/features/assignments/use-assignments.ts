import { teachingDay } from '@rules/classes/domain/lead-teacher';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { newerState, shownCell } from '../../grid/cell-standing';
import type { Cell, Change, Head, Sheet, Side } from '../../grid/sheet';
import { useRecordCells } from '../../grid/use-record-cells';
import type { Saved } from '../../records/record-kind';
import type { AcademicYear } from '../../school/academic-year';
import type { Owner } from '../../session/owner';
import { malaysianDate } from '../../ui/format';
import { randomUuid } from '../../ui/random-uuid';
import { setsQuery, useMarks } from '../classes';
import {
  assignmentsOf,
  detailOf,
  loadsOf,
  type PlacedSet,
  type TaughtClass,
  type TaughtSubject,
} from './assignment-sheet';
import { teacherCodes } from './teacher-codes';
import { type Teacher, teacherKind } from './teacher-kind';
import { type Lead, leadFrom, type SetFields, teachingSetKind } from './teaching-set-kind';

type TeachingSet = Saved<SetFields>;

export type AssignmentsData = {
  year: AcademicYear;
  owner: Owner;
  classes: readonly TaughtClass[];
  subjects: readonly TaughtSubject[];
  sets: readonly TeachingSet[];
  members: readonly Readonly<{ userId: string; displayName: string }>[];
  /** Periods a week that the school gives a teacher at most. */
  limit: number;
  /** Why nothing may be written now, if so. */
  refusal: string | undefined;
};

/** The grid of a session: what the server holds, and over it what is being written here. `marked`: whose lessons stand
 * out. */
export function useAssignments(data: AssignmentsData, marked: string | null) {
  const { year, owner, classes, subjects, sets, members, refusal } = data;
  const queries = useQueryClient();
  const [day] = useState(() => teachingDay(malaysianDate(new Date()), year));
  const [field] = useState(() => leadFrom(day));
  const [newIds] = useState(() => new Map<string, string>());

  function onSaved(saved: TeachingSet) {
    queries.setQueryData<{ items: TeachingSet[] }>(
      setsQuery(year.id).queryKey,
      (before) => before && { items: [...before.items.filter(({ id }) => id !== saved.id), saved] },
    );
  }

  const { cells, states } = useRecordCells({ kind: teachingSetKind, owner, onSaved }, refusal);

  const markOf = useMarks();

  const idFor = (subjectId: string, classId: string) => {
    const name = `${subjectId}/${classId}`;
    const id = newIds.get(name) ?? randomUuid();
    newIds.set(name, id);
    return id;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: an id is made once and kept
  const assignments = useMemo(() => {
    const placed = sets.map((set): PlacedSet => {
      const state = newerState(set, states.get(set.id));
      return { origin: set, fields: state ? state.state.text : set };
    });
    const known = assignmentsOf({ classes, subjects, sets: placed, yearId: year.id, idFor, markOf });
    return overlaid(known, (set) =>
      'begun' in set.origin ? states.get(set.origin.id)?.state.text : undefined,
    );
  }, [classes, subjects, sets, states, year.id, markOf]);

  const teachers = useMemo(() => {
    const codes = teacherCodes(members);
    return members.map(
      ({ userId, displayName }): Teacher => ({ userId, displayName, code: codes.get(userId) ?? '' }),
    );
  }, [members]);

  const loads = useMemo(() => loadsOf(day, teachers, assignments), [day, teachers, assignments]);

  const sheet = useMemo((): Sheet<Lead> => {
    const cellAt = (row: Head, column: Head): Cell<Lead> | undefined => {
      const set = assignments.setAt(row, column);
      if (!set) return undefined;
      const state =
        'begun' in set.origin ? states.get(set.origin.id) : newerState(set.origin, states.get(set.origin.id));
      const shown = state
        ? shownCell(field, state)
        : { value: field.read(set.fields), standing: { name: 'settled' } as const };
      const tone = shown.value === null ? 'missing' : shown.value === marked ? 'related' : undefined;
      return { ...shown, detail: detailOf(row, set, classes), tone };
    };
    const kind = teacherKind({ day, teachers, loads, assignments });
    const isClosed = year.state === 'closed';
    return {
      ...{ rows: assignments.rows, columns: assignments.columns, kind, cellAt },
      closedReason: isClosed ? `Sesi ${year.name} ditutup. Baca sahaja.` : undefined,
    };
  }, [assignments, classes, states, field, marked, day, teachers, loads, year]);

  return {
    ...{ day, assignments, teachers, loads, sheet, markOf },
    write(changes: readonly Change<Lead>[]) {
      for (const { row, column, after } of changes) {
        const set = assignments.setAt(row, column);
        if (set) cells.write(set.origin, field, after);
      }
    },
    type(row: Head, column: Head, value: Lead) {
      const set = assignments.setAt(row, column);
      if (set) cells.type(set.origin, field, value);
    },
    decide(row: Head, column: Head, side: Side) {
      const set = assignments.setAt(row, column);
      if (set) cells.decide(set.origin.id, field, side);
    },
  };
}

/** With the fields of what is being written, where there are some. */
function overlaid<
  Known extends { setAt: (row: Head, column: Head) => PlacedSet | undefined; sets: readonly PlacedSet[] },
>(known: Known, written: (set: PlacedSet) => PlacedSet['fields'] | undefined): Known {
  const over = new Map(
    known.sets.map((set) => {
      const fields = written(set);
      return [set, fields ? { ...set, fields } : set];
    }),
  );
  return {
    ...known,
    sets: [...over.values()],
    setAt: (row: Head, column: Head) => {
      const set = known.setAt(row, column);
      return set && (over.get(set) ?? set);
    },
  };
}
