import { folded } from '../domain/import/names.js';
import { minutesOf } from './row-values.js';

type Field = 'class' | 'code' | 'day' | 'from' | 'room' | 'subject' | 'teacher' | 'time' | 'to' | 'week';

/** In which column what stands; the first is 0. */
export type GridColumns = Readonly<Partial<Record<Field, number>>>;

const HEADS: Readonly<Record<Field, readonly string[]>> = {
  class: ['kelas', 'class', 'namakelas'],
  code: ['kod', 'kodsubjek', 'code'],
  day: ['hari', 'day'],
  from: ['dari', 'mula', 'masamula', 'from', 'start'],
  room: ['bilik', 'tempat', 'room', 'makmal'],
  subject: ['subjek', 'matapelajaran', 'mp', 'subjekatautajuk', 'subject'],
  teacher: ['guru', 'namaguru', 'teacher', 'cikgu'],
  time: ['masa', 'waktu', 'time'],
  to: ['hingga', 'tamat', 'masatamat', 'to', 'end'],
  week: ['minggu', 'week'],
};
const FIELDS: readonly Field[] = [
  'class',
  'code',
  'day',
  'from',
  'room',
  'subject',
  'teacher',
  'time',
  'to',
  'week',
];

/** Of a line of heads; null for any other line. */
export function columnsIn(cells: readonly string[]): GridColumns | null {
  const heads = cells.map(folded);
  const columns: Partial<Record<Field, number>> = {};
  for (const field of FIELDS) {
    const column = heads.findIndex((head) => HEADS[field].includes(head));
    if (column !== -1) columns[field] = column;
  }
  const hasTime = columns.time !== undefined || (columns.from !== undefined && columns.to !== undefined);
  const isGrid = columns.day !== undefined && hasTime && columns.subject !== undefined;
  return isGrid && columns.class !== undefined ? columns : null;
}

const DAYS: readonly (readonly string[])[] = [
  ['ahad', 'sunday', 'ahd'],
  ['isnin', 'monday', 'isn'],
  ['selasa', 'tuesday', 'sel'],
  ['rabu', 'wednesday', 'rab'],
  ['khamis', 'thursday', 'kha'],
  ['jumaat', 'friday', 'jum'],
  ['sabtu', 'saturday', 'sab'],
];

/** Sunday is 0; null for what is no day. */
export function weekdayIn(text: string): number | null {
  const day = DAYS.findIndex((names) => names.includes(folded(text)));
  return day === -1 ? null : day;
}

/** A or 1, B or 2; null for every week. */
export function weekIn(text: string): 1 | 2 | null {
  const week = folded(text).replace(/^minggu/, '');
  if (week === 'a' || week === '1') return 1;
  return week === 'b' || week === '2' ? 2 : null;
}

const NOON = 12 * 60;

/** "7.30 - 8.00 pagi", "12:30-1:00 ptg": minutes since midnight; null for what is no time. */
export function spanIn(text: string): { from: number; to: number } | null {
  const [one = '', other = ''] = text
    .replaceAll(/[–—]|hingga/gi, '-')
    .split('-')
    .map((part) => part.trim());
  const [from, to] = [clockIn(one), clockIn(other)];
  if (from === null || to === null) return null;
  const isLate = /(petang|ptg|tengah ?hari|pm|p\.m\.)/i.test(other) && to < NOON;
  const end = isLate || to < from ? to + NOON : to;
  const isBeginLate = /(petang|ptg|pm|p\.m\.)/i.test(one) && from < NOON;
  const begin = isBeginLate || (isLate && !/pagi|am/i.test(one) && from + NOON < end) ? from + NOON : from;
  return begin < end && end < 2 * NOON ? { from: begin, to: end } : null;
}

function clockIn(text: string): number | null {
  const [, clock] = /^(\d{1,2}[.:]\d{2})/.exec(text) ?? [];
  return minutesOf(clock);
}
