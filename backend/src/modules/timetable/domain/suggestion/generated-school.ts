import type { Resource } from '../claims.js';
import type { LessonTime } from '../timetable-lesson.js';
import type { Activity, SuggestionProblem } from './activity.js';

const [CLASSES, TEACHERS, ROOMS, PERIODS, WEEKDAYS] = [40, 90, 6, 9, 5];
/** The first period after the break; no double stands across it. */
const AFTER_BREAK = 5;

/** Lengths of the lessons of each subject of a class: 42 of 45 periods, one lesson of six a double. */
const SHAPES: readonly (readonly number[])[] = [
  [2, 1, 1, 1, 1],
  [2, 1, 1, 1, 1],
  [2, 1, 1, 1],
  [2, 1, 1],
  [1, 1, 1, 1],
  [1, 1, 1],
  [1, 1, 1],
  [2, 1],
  [2],
  [1, 1],
  [1, 1],
  [1, 1],
];
/** Of a class that is split, and of a pair of classes: taught to groups, or to both at one time. */
const [SPLIT, JOINT] = [[4, 6], 4];

type Slot = Readonly<{ weekday: number; first: number; length: number }>;
type MadeSet = { name: string; classes: readonly Resource[]; slots: readonly Slot[]; resources: Resource[] };
type Below = (count: number) => number;

/**
 * A school whose week is full and can be had: made with its times, which are forgotten then. 40 classes with 42 of 45
 * periods, 90 teachers of 24 to 28 where the sets allow it, many lessons with two of them, doubles, 8 classes in groups for
 * two subjects, 4 sets over two classes, 6 rooms that are shared, a tenth of everybody's week blocked.
 *
 * @param dice numbers from 0 to 1, 1 not included
 */
export function generatedSchool(dice: () => number): SuggestionProblem {
  const below: Below = (count) => Math.floor(dice() * count);
  const sets = setsOfWeeks(below);
  const teachers = Array.from({ length: TEACHERS }, (_, at) => ({
    id: `teacher ${at}`,
    busy: new Set<string>(),
  }));
  const byLoad = () => shuffled(teachers, below).toSorted((one, other) => one.busy.size - other.busy.size);
  for (const most of [28, 24])
    for (const set of shuffled(sets, below).toSorted(
      (one, other) => cellsOf(other).length - cellsOf(one).length,
    )) {
      const cells = cellsOf(set);
      const free = byLoad().find(
        ({ busy }) => busy.size + cells.length <= 28 && cells.every((cell) => !busy.has(cell)),
      );
      if (most === 28 && !free) return generatedSchool(dice);
      if (!free || (most === 24 && free.busy.size >= most)) continue;
      set.resources.push(whole('teacher', free.id));
      for (const cell of cells) free.busy.add(cell);
    }
  for (const room of Array.from({ length: ROOMS }, (_, at) => whole('room', `room ${at}`))) {
    const taken = new Set<string>();
    for (const set of shuffled(sets, below)) {
      const cells = cellsOf(set);
      if (set.resources.some(({ kind }) => kind === 'room') || cells.some((cell) => taken.has(cell)))
        continue;
      if (taken.size + cells.length > 30) break;
      set.resources.push(room);
      for (const cell of cells) taken.add(cell);
    }
  }
  return {
    activities: shuffled(sets.flatMap(activitiesOf), below),
    fixed: teachers.flatMap(({ id, busy }) => {
      const free = allCells().filter((cell) => !busy.has(cell));
      return shuffled(free, below)
        .slice(0, 4 + below(2))
        .map((cell) => blocked(id, cell));
    }),
    mostPeriodsADay: null,
  };
}

/** mulberry32: the same numbers for a seed everywhere. */
export function seededDice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function setsOfWeeks(below: Below): MadeSet[] {
  const sets: MadeSet[] = [];
  for (let at = 0; at < CLASSES; at += 1) {
    const isSecondOfPair = at >= CLASSES - 8 && at % 2 === 1;
    const joint = isSecondOfPair ? sets.find(({ name }) => name === `${at - 1} ${JOINT}`) : undefined;
    const week = weekOf(joint?.slots ?? [], below);
    if (joint) joint.classes = [...joint.classes, whole('class', `class ${at}`)];
    for (const [subject, shape] of SHAPES.entries()) {
      if (joint && subject === JOINT) continue;
      const slots = shape.flatMap((length) => {
        const found = week.findIndex((slot) => slot.length === length);
        return week.splice(found, 1);
      });
      const groups = at < 8 && SPLIT.includes(subject) ? ['a', 'b'] : [null];
      for (const group of groups)
        sets.push({
          name: `${at} ${subject}${group ?? ''}`,
          classes: [
            group
              ? { ...whole('class', `class ${at}`), division: 'groups', groupKey: group }
              : whole('class', `class ${at}`),
          ],
          slots,
          resources: [],
        });
    }
  }
  return sets;
}

/** Slots of a class in any order, beside those that are taken: all its doubles, then its singles. */
function weekOf(taken: readonly Slot[], below: Below): Slot[] {
  const free = new Set(allCells());
  for (const cell of taken.flatMap(cellsOfSlot)) free.delete(cell);
  const lengths = SHAPES.flat();
  for (const { length } of taken) lengths.splice(lengths.indexOf(length), 1);
  return lengths
    .toSorted((one, other) => other - one)
    .map((length) => {
      const open = allSlots(length).filter((slot) => cellsOfSlot(slot).every((cell) => free.has(cell)));
      const slot = open[below(open.length)] as Slot;
      for (const cell of cellsOfSlot(slot)) free.delete(cell);
      return slot;
    });
}

function activitiesOf({ name, classes, slots, resources }: MadeSet): Activity[] {
  return slots.map(({ length }, at) => ({
    id: `${name} ${at}`,
    resources: [...classes, ...resources],
    periods: length,
    spread: name,
    hasRooms: true,
    options: allSlots(length).map((slot) => ({ ...timeOf(slot), roomIds: [] })),
    standing: null,
  }));
}

function blocked(teacherId: string, cell: string): SuggestionProblem['fixed'][number] {
  const [weekday, first] = cell.split(' ').map(Number);
  const time = timeOf({ weekday: weekday ?? 0, first: first ?? 0, length: 1 });
  return {
    ...time,
    id: `${teacherId} ${cell}`,
    overrideId: null,
    resources: [whole('teacher', teacherId)],
    periods: 0,
  };
}

const whole = (kind: Resource['kind'], id: string): Resource => ({ kind, id, division: '', groupKey: '' });

const allSlots = (length: number): Slot[] =>
  Array.from({ length: WEEKDAYS }, (_, day) => day + 1).flatMap((weekday) =>
    Array.from({ length: PERIODS - length + 1 }, (_, first) => ({ weekday, first, length })).filter(
      ({ first }) => first >= AFTER_BREAK || first + length <= AFTER_BREAK,
    ),
  );

const allCells = (): string[] => allSlots(1).flatMap(cellsOfSlot);

const cellsOfSlot = ({ weekday, first, length }: Slot): string[] =>
  Array.from({ length }, (_, at) => `${weekday} ${first + at}`);

const cellsOf = ({ slots }: MadeSet): string[] => slots.flatMap(cellsOfSlot);

function timeOf({ weekday, first, length }: Slot): LessonTime {
  const begins = (period: number) => 450 + period * 30 + (period >= AFTER_BREAK ? 20 : 0);
  const words = (minutes: number) =>
    `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  return { weekday, cycleWeek: null, from: words(begins(first)), to: words(begins(first + length - 1) + 30) };
}

function shuffled<T>(rows: readonly T[], below: Below): T[] {
  const left = [...rows];
  return rows.flatMap(() => left.splice(below(left.length), 1));
}
