import type {
  FileCard,
  FileGroup,
  FileLesson,
  FilePeriod,
  FilePlace,
  FileSlot,
  TimetableFile,
} from '../../src/modules/timetable/domain/import/timetable-file.js';
import { Dice } from '../oracle/dice.js';

const DAYS = ['Isnin', 'Selasa', 'Rabu', 'Khamis', 'Jumaat'];
const PERIODS = 9;
const SUBJECTS = 12;
const FORTNIGHT = [[1, 2], [1], [2]];
const THREE_WEEKS = [[1, 2, 3], [1], [2], [3], [1, 2]];

/** `groups`: of each class, which are then taught subjects of their own. */
type Size = Readonly<{ classes: number; teachers: number; rooms: number; weeks?: 2 | 3; groups?: number }>;

export type Generated = Readonly<{ file: TimetableFile; placed: readonly FileSlot[] }>;
type Told = Omit<FileLesson, 'id' | 'periodsPerCard' | 'periodsPerWeek'>;

/** A school as its export should be read, and where its lessons stand; equal for equal seeds. */
export function generatedTimetable(
  seed: number,
  size: Size = { classes: 40, teachers: 90, rooms: 30 },
): Generated {
  const dice = new Dice(seed);
  const [masks, count] = size.weeks === 3 ? [THREE_WEEKS, 3] : [FORTNIGHT, 2];
  const every = masks[0] ?? [];
  const pick = <Item>(items: readonly Item[]): Item => dice.pick(items);
  const file = { lessons: [] as FileLesson[], cards: [] as FileCard[], groups: [] as FileGroup[] };
  const placed: FileSlot[] = [];
  const teachers = named('T', 'Guru', size.teachers);
  const rooms = named('R', 'Bilik', size.rooms);
  const subjects = named('S', 'Subjek', SUBJECTS);
  const classes = named('C', 'Kelas', size.classes).map((each) => ({
    ...each,
    teacherId: pick(teachers).id,
  }));
  const periods = Array.from({ length: PERIODS }, (_, at): FilePeriod => {
    const from = 450 + at * 30;
    return { number: at, name: `Waktu ${at}`, from, to: from + 30 };
  });

  const place = (told: Told, length: number, weeks: readonly number[], day: number, first: number) => {
    const id = `L${file.lessons.length + 1}`;
    const times = { weeks, terms: [1], roomIds: dice.one(3) ? [] : [pick(rooms).id] };
    const numbers = Array.from({ length }, (_, at) => first + at);
    // Of a lesson every other week programs state either, the periods or their share of a week.
    const periodsPerWeek = dice.one(2) ? length : (length * weeks.length) / count;
    const cards = numbers.map((_, at) => file.cards.length + at);
    file.lessons.push({ ...told, id, periodsPerCard: length, periodsPerWeek });
    for (const period of numbers) file.cards.push({ lessonId: id, period, days: [day], ...times });
    const [from, to] = [450 + first * 30, 450 + (first + length) * 30];
    placed.push({ lessonId: id, day, ...times, periods: numbers, from, to, cards });
  };
  const told = (classId: string, groupIds: readonly string[]): Told => ({
    subjectId: pick(size.groups ? subjects.slice(0, -1) : subjects).id,
    classIds: [classId],
    groupIds,
    teacherIds: [...new Set(dice.one(10) ? [pick(teachers).id, pick(teachers).id] : [pick(teachers).id])],
  });

  for (const { id: classId } of classes) {
    const group = (name: string, division: string) => {
      const isEntireClass = division === '0';
      file.groups.push({ id: `${classId}-${name}`, classId, name, isEntireClass, division });
      return `${classId}-${name}`;
    };
    const whole = group('Semua', '0');
    const parts = Array.from({ length: size.groups ?? 2 }, (_, at) =>
      group(String.fromCharCode(65 + at), '1'),
    );
    let turn = 0;
    for (const day of DAYS.keys())
      for (let first = 0; first < PERIODS; ) {
        const length = dice.one(7) && first < PERIODS - 1 ? 2 : 1;
        const shape = dice.below(10);
        if (shape === 0 || (size.groups && shape === 2)) {
          for (const part of twoOf(parts, turn))
            place(
              { ...told(classId, [part]), ...(size.groups && { subjectId: `S${SUBJECTS}` }) },
              length,
              every,
              day + 1,
              first,
            );
          turn += 2;
        } else if (shape === 1)
          for (const week of [[1], [2]]) place(told(classId, [whole]), length, week, day + 1, first);
        else if (shape < 9) place(told(classId, [whole]), length, pick(masks), day + 1, first);
        first += length;
      }
  }
  const days = DAYS.map((name, at): FilePlace => ({ number: at + 1, name }));
  const weeks = ['A', 'B', 'C'].slice(0, count).map((name, at): FilePlace => ({ number: at + 1, name }));
  const terms = [{ number: 1, name: 'Penggal' }];
  return { file: { periods, days, weeks, terms, subjects, teachers, rooms, classes, ...file }, placed };
}

/** One after the other, round about. */
function twoOf(parts: readonly string[], turn: number): string[] {
  return [0, 1].flatMap((at) => parts[(turn + at) % parts.length] ?? []);
}

function named(prefix: string, word: string, count: number) {
  return Array.from({ length: count }, (_, at) => {
    const id = `${prefix}${at + 1}`;
    return { id, name: `${word} <${at + 1}> & "Rakan"`, short: id };
  });
}
