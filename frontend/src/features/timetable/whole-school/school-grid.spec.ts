import type { Known } from '../known';
import { isStop, type SchoolGrid, schoolGrid, spotBeside } from './school-grid';

const row = (from: string, to: string, kind: 'lesson' | 'recess' = 'lesson') => ({ from, to, kind });
const morning = [
  row('07:30', '08:00'),
  row('08:00', '08:30'),
  row('08:30', '08:50', 'recess'),
  row('08:50', '09:20'),
];
const upper = [row('07:40', '08:20'), row('08:20', '09:00')];

const lesson = (id: string, classId: string, weekday: number, from: string, to: string) => ({
  ...{ id, version: 1, updatedAt: '', deletedAt: null, overrideId: null, timetableId: 't' },
  ...{ kind: 'assembly' as const, teachingSetId: null, title: id, weekday, cycleWeek: null, from, to },
  ...{ roomId: null, teacherIds: [], classIds: [classId], isPinned: false },
});

function known(lessons: Known['lessons']): Known {
  const schoolClass = (id: string, level: string) => ({
    ...{
      id,
      name: id,
      gradeLevels: [level],
      shift: 'morning',
      stream: null,
      classTeacherId: null,
      groups: [],
    },
  });
  const day = (gradeLevels: string[], rows: typeof morning) => ({
    ...{ weekdays: [1, 2], shift: 'morning', gradeLevels, rows },
  });
  const calendar = {
    schoolWeekdays: [1, 2],
    bellSchedules: [
      { id: 'b', name: 'Biasa', isUsual: true, days: [day(['T1'], morning), day(['T4'], upper)] },
    ],
  };
  const classes = [schoolClass('1 A', 'T1'), schoolClass('1 B', 'T1'), schoolClass('4 A', 'T4')];
  return { calendar, classes, lessons, sets: [], people: [], rooms: [] } as unknown as Known;
}

const cellsOf = (grid: SchoolGrid, name: string) =>
  grid.groups
    .flatMap(({ rows }) => rows)
    .find(({ schoolClass }) => schoolClass.name === name)
    ?.cells.map(({ column, span, lessons }) =>
      `${column}+${span} ${lessons.map(({ id }) => id).join('/')}`.trim(),
    );

it('classes with the same bells stand under one head, in columns that all groups share', () => {
  const grid = schoolGrid(known([]), [1, 2]);
  expect(grid.columns).toBe(8);
  expect(grid.groups.map(({ rows, days }) => [rows.length, days.map(({ column }) => column)])).toEqual([
    [2, [0, 4]],
    [1, [0, 4]],
  ]);
});

it('a double is one cell, and what overlaps it stands in it', () => {
  const grid = schoolGrid(
    known([
      lesson('BM', '1 A', 1, '07:30', '08:30'),
      lesson('PI', '1 A', 2, '08:00', '08:30'),
      lesson('PM', '1 A', 2, '08:00', '08:30'),
    ]),
    [1, 2],
  );
  expect(cellsOf(grid, '1 A')).toEqual(['0+2 BM', '2+1', '3+1', '4+1', '5+1 PI/PM', '6+1', '7+1']);
});

it('what stands outside the bells of its class is not lost: it is counted', () => {
  expect(
    schoolGrid(known([lesson('Kelab', '4 A', 1, '14:00', '15:00')]), [1]).hidden.map(({ id }) => id),
  ).toEqual(['Kelab']);
});

it('arrows pass by the recess, go from class to class at one place, and stop at the edges', () => {
  const grid = schoolGrid(known([lesson('BM', '1 A', 1, '07:30', '08:30')]), [1]);
  expect(spotBeside(grid, { classId: '1 A', column: 0 }, 'ArrowRight')).toEqual({
    classId: '1 A',
    column: 3,
  });
  expect(spotBeside(grid, { classId: '1 A', column: 3 }, 'ArrowRight')).toBeUndefined();
  expect(spotBeside(grid, { classId: '1 A', column: 0 }, 'ArrowDown')).toEqual({ classId: '1 B', column: 0 });
  expect(spotBeside(grid, { classId: '1 A', column: 0 }, 'ArrowUp')).toBeUndefined();
  expect(spotBeside(grid, { classId: '1 B', column: 1 }, 'End')).toEqual({ classId: '1 B', column: 3 });
  expect(grid.groups[0]?.rows[0]?.cells.filter(isStop)).toHaveLength(2);
});
