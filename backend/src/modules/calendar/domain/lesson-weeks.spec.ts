import { countsOf } from './calendar-counts.js';
import { lessonWeeksOf } from './lesson-weeks.js';
import { officialDays } from './official-year.js';
import { OFFICIAL_2026 } from './official-years/official-2026.js';
import { type SchoolCalendar, schoolWeekdaysOf } from './school-calendar.js';

const { terms, holidays } = officialDays(OFFICIAL_2026, '10');
const selangor: SchoolCalendar = {
  firstDay: terms[0]?.from ?? '',
  lastDay: terms.at(-1)?.to ?? '',
  group: 'B',
  schoolWeekdays: schoolWeekdaysOf('B'),
  terms,
  holidays,
  exceptions: [],
  specialPeriods: [],
  bellSchedules: [],
  stops: [],
  cycle: { weeks: 1, anchor: '2026-01-12', skipsHolidayWeeks: false },
  numbering: 'teaching',
  isConfirmed: true,
  leastSchoolDays: 190,
  mostSchoolEvents: 4,
};

describe('the weeks of teaching of 2026', () => {
  it('are 43, and their days are those on which school is held', () => {
    const weeks = lessonWeeksOf(selangor, null);
    expect(weeks.map(({ week }) => week)).toEqual(Array.from({ length: 43 }, (_, at) => at + 1));
    expect(weeks.reduce((sum, { days }) => sum + days, 0)).toBe(countsOf(selangor).schoolDays);
    expect(weeks[0]).toMatchObject({ firstDay: '2026-01-12', lastDay: '2026-01-16', days: 5, because: [] });
  });

  it('say what takes their days away, and not what falls on a weekend', () => {
    const named = lessonWeeksOf(selangor, null).filter(({ because }) => because.length > 0);
    expect(named.every(({ days }) => days < 5)).toBe(true);
    const [short] = named.filter(({ firstDay }) => firstDay === '2026-11-09');
    expect(short).toMatchObject({ days: 3, because: ['Cuti tambahan KPM'] });
  });

  it('keep their places in a plan where the school counts holidays too', () => {
    const counted = lessonWeeksOf({ ...selangor, numbering: 'with_holidays' }, null);
    expect(counted.at(-1)?.week).toBe(43);
    expect(counted.at(-1)?.number).toBeGreaterThan(43);
  });

  it('are lost to whoever has no lessons in them, and to nobody else', () => {
    const examination = {
      kind: 'examination',
      name: 'UASA',
      hasLessons: false,
      bellScheduleId: null,
    } as const;
    const calendar = {
      ...selangor,
      specialPeriods: [{ ...examination, from: '2026-11-02', to: '2026-11-06', classIds: ['5B'] }],
    };
    const weekFor = (id: string) =>
      lessonWeeksOf(calendar, { id, gradeLevels: ['T5'], shift: 'morning' }).find(
        ({ firstDay }) => firstDay === '2026-11-02',
      );
    expect(weekFor('5B')).toMatchObject({ days: 0, because: ['UASA'], isExamination: true });
    expect(weekFor('5C')).toMatchObject({ days: 5, because: [], isExamination: false });
  });
});
