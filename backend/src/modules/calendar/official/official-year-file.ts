import { isDay } from '../../../platform/calendar/day.js';
import type { SchoolGroup } from '../../../platform/calendar/school-week.js';
import { MALAYSIAN_STATES } from '../../schools/index.js';
import { countsOf } from '../domain/calendar-counts.js';
import { type OfficialYear, officialDays } from '../domain/official-year.js';
import { schoolWeekdaysOf } from '../domain/school-calendar.js';
import { problemsOfDays } from '../domain/session-days.js';

type Group = OfficialYear['groups'][SchoolGroup];
type Part = Readonly<Record<string, unknown>>;

/** What keeps a file from being the ministry's calendar, with the place in it: `kumpulan.A.blok.2.mula: ...`. */
export class OfficialYearFileError extends Error {}

/**
 * The ministry's calendar as staff copied it into a file, in the words of the ministry. What the file says of its own
 * sums (`semakan`) has to come out of its days: a slip of the pen is found before any school sees it.
 */
export function readOfficialYear(text: string): OfficialYear {
  const file = partOf(parsed(text), 'file');
  const name = String(file.tahun);
  if (!/^20\d\d$/.test(name)) refuse('tahun', 'is no year');
  const groups = partOf(file.kumpulan, 'kumpulan');
  const year: OfficialYear = {
    name,
    federalHolidays: listOf(file.cutiUmumPersekutuan, 'cutiUmumPersekutuan').map(({ part, place }) => ({
      day: dayOf(part.tarikh, `${place}.tarikh`),
      name: wordsOf(part.nama, `${place}.nama`),
    })),
    groups: { A: groupOf(groups.A, 'kumpulan.A'), B: groupOf(groups.B, 'kumpulan.B') },
  };
  for (const group of ['A', 'B'] as const)
    checkGroup(year, group, partOf(groups[group], `kumpulan.${group}`));
  return year;
}

function groupOf(value: unknown, place: string): Group {
  const group = partOf(value, place);
  const exceptions = group.kecuali === undefined ? {} : partOf(group.kecuali, `${place}.kecuali`);
  return {
    terms: listOf(group.blok, `${place}.blok`).map(({ part, place }) => ({
      term: part.penggal === 1 || part.penggal === 2 ? part.penggal : refuse(`${place}.penggal`, 'is 1 or 2'),
      ...spanOf(part, place),
    })),
    breaks: listOf(group.cuti, `${place}.cuti`).map(({ part, place }) => ({
      name: wordsOf(part.nama, `${place}.nama`),
      ...spanOf(part, place),
    })),
    additionalHolidays: daysOf(group.cutiTambahan, `${place}.cutiTambahan`),
    states: Object.fromEntries(
      Object.entries(exceptions).map(([state, said]) => {
        const at = `${place}.kecuali.${state}`;
        const part = partOf(said, at);
        const own = {
          notHolidays: daysOf(part.bukanCuti, at),
          additionalHolidays: daysOf(part.cutiTambahan, at),
        };
        return [numberOf(state, at), own];
      }),
    ),
  };
}

function checkGroup(year: OfficialYear, group: SchoolGroup, said: Part): void {
  const { terms, holidays } = officialDays(year, group === 'A' ? '03' : null);
  const [firstDay, lastDay] = [`${year.name}-01-01`, `${year.name}-12-31`];
  const [problem] = problemsOfDays({ terms, holidays }, firstDay, lastDay);
  if (problem) refuse(`kumpulan.${group}.${problem.field}`, problem.message);
  const { schoolDays, teachingWeeks } = countsOf({
    ...{ group, schoolWeekdays: schoolWeekdaysOf(group), firstDay, lastDay, terms, holidays },
    ...{ exceptions: [], specialPeriods: [], bellSchedules: [], stops: [] },
    cycle: { weeks: 1, anchor: firstDay, skipsHolidayWeeks: false },
    ...{ numbering: 'teaching', isConfirmed: true, leastSchoolDays: 0, mostSchoolEvents: 0 },
  });
  const check = partOf(said.semakan, `kumpulan.${group}.semakan`);
  const sums = { jumlahHari: schoolDays, jumlahMinggu: teachingWeeks };
  for (const [sum, counted] of Object.entries(sums))
    if (check[sum] !== counted)
      refuse(
        `kumpulan.${group}.semakan.${sum}`,
        `says ${String(check[sum])}, but its days come to ${counted}`,
      );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('file', 'is no JSON');
  }
}

function refuse(place: string, message: string): never {
  throw new OfficialYearFileError(`${place}: ${message}`);
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function partOf(value: unknown, place: string): Part {
  return isPart(value) ? value : refuse(place, 'is missing');
}

function listOf(value: unknown, place: string): { part: Part; place: string }[] {
  if (!Array.isArray(value) || value.length > 200) return refuse(place, 'is no list');
  return value.map((each, at) => ({ part: partOf(each, `${place}.${at}`), place: `${place}.${at}` }));
}

function daysOf(value: unknown, place: string): string[] {
  if (!Array.isArray(value) || value.length > 200) return refuse(place, 'is no list of days');
  return value.map((each, at) => dayOf(each, `${place}.${at}`));
}

const spanOf = (part: Part, place: string) => ({
  from: dayOf(part.mula, `${place}.mula`),
  to: dayOf(part.akhir, `${place}.akhir`),
});

function dayOf(value: unknown, place: string): string {
  return typeof value === 'string' && isDay(value) ? value : refuse(place, 'is no day YYYY-MM-DD');
}

function wordsOf(value: unknown, place: string): string {
  const words = typeof value === 'string' ? value.trim() : '';
  return words.length > 0 && words.length <= 200 ? words : refuse(place, 'has 1 to 200 letters');
}

function numberOf(state: string, place: string): string {
  const known = Object.entries(MALAYSIAN_STATES).find(([, name]) => name === state);
  return known ? known[0] : refuse(place, 'names no state');
}
