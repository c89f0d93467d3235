import fc from 'fast-check';
import { addDays, daysBetween } from '../../../platform/calendar/day.js';
import {
  type CalendarEventContent,
  clashesOf,
  freePlaces,
  problemsOfEvent,
  stopsOf,
} from './calendar-event.js';
import { daysHeld, type EventTimes, occurrencesOf, problemsOfTimes } from './event-times.js';

const meeting: CalendarEventContent & { id: string } = {
  id: 'meeting',
  academicYearId: 'year',
  title: 'Mesyuarat Kurikulum',
  unit: 'curriculum',
  from: '2026-11-03',
  to: '2026-11-03',
  fromTime: '08:00',
  toTime: '09:30',
  repeats: null,
  repeatsUntil: null,
  except: [],
  place: 'Dewan Seri Contoh',
  coordinatorId: 'masita',
  effect: 'none',
  classIds: [],
  note: '',
};
const but = (differing: Partial<typeof meeting>) => ({ ...meeting, ...differing });
const around = {
  standing: null,
  others: [],
  year: { firstDay: '2026-01-12', lastDay: '2026-12-04' },
  personIds: ['masita', 'roslan'],
  classIds: ['1B', '2B'],
};
const fieldsOf = (differing: Partial<typeof meeting>, beside: object = {}) =>
  problemsOfEvent(but(differing), { ...around, ...beside }).map(({ field }) => field);

describe('an event of the school calendar', () => {
  it.each([
    ['ends before it begins', { to: '2026-11-02' }, ['to']],
    ['lasts longer than two months', { to: '2027-01-04' }, ['to']],
    ['has one time without the other', { toTime: null }, ['toTime']],
    ['ends at the hour at which it begins', { toTime: '08:00' }, ['toTime']],
    ['repeats without an end', { repeats: 'weekly' as const }, ['repeatsUntil']],
    ['has an end of repetitions that are none', { repeatsUntil: '2026-11-30' }, ['repeatsUntil']],
    ['leaves out a day of what is held once', { except: ['2026-11-03'] }, ['except']],
    [
      'lasts into its own repetition',
      { to: '2026-11-10', repeats: 'weekly' as const, repeatsUntil: '2026-11-30' },
      ['repeats'],
    ],
    ['stands long before its session', { from: '2025-11-10', to: '2025-11-10' }, ['from']],
    [
      'repeats long after its session',
      { repeats: 'weekly' as const, repeatsUntil: '2027-03-01' },
      ['repeatsUntil'],
    ],
    ['is coordinated by a stranger', { coordinatorId: 'stranger' }, ['coordinatorId']],
    ['stops lessons of some classes and names none', { effect: 'some' as const }, ['classIds']],
    ['stops no lessons and names classes', { classIds: ['1B'] }, ['classIds']],
    ['names a class of another session', { effect: 'some' as const, classIds: ['1B', 'X'] }, ['classIds.1']],
    ['names a class twice', { effect: 'some' as const, classIds: ['1B', '1B'] }, ['classIds.1']],
  ])('that %s is refused at its field', (_, differing, fields) => {
    expect(fieldsOf(differing)).toEqual(fields);
  });

  it('stands on holidays before its session too, and stays in its session', () => {
    expect(fieldsOf({ from: '2026-01-08', to: '2026-01-08' })).toEqual([]);
    expect(fieldsOf({}, { standing: { academicYearId: 'before' } })).toEqual(['academicYearId']);
  });

  it('is refused where its place is taken at that hour, and only told that its coordinator is wanted elsewhere', () => {
    const other = but({ id: 'uasa', from: '2026-11-02', to: '2026-11-06', place: ' dewan  seri CONTOH' });
    expect(fieldsOf({}, { others: [other] })).toEqual(['place']);
    expect(fieldsOf({ fromTime: '09:30', toTime: '10:00' }, { others: [other] })).toEqual([]);
    expect(fieldsOf({ place: 'Bilik Cempaka' }, { others: [other] })).toEqual([]);
    expect(clashesOf(but({ place: 'Bilik Cempaka' }), [other])).toMatchObject([
      { kind: 'coordinator', day: '2026-11-03' },
    ]);
  });

  it('wants no place where none is named', () => {
    expect(
      clashesOf(but({ place: ' ', coordinatorId: null }), [but({ place: '', coordinatorId: null })]),
    ).toEqual([]);
  });

  it('is offered the places of the school that are free then', () => {
    const others = [
      but({ id: 'a', coordinatorId: null }),
      but({ id: 'b', from: '2026-11-09', to: '2026-11-09', place: 'Bilik Cempaka' }),
      but({ id: 'c', fromTime: null, toTime: null, place: 'Padang' }),
    ];
    expect(freePlaces(meeting, others)).toEqual(['Bilik Cempaka']);
  });

  it('stops the lessons of all, of some or of no classes, each time that it is held', () => {
    expect(stopsOf(meeting)).toEqual([]);
    expect(stopsOf(but({ effect: 'some', classIds: ['1B'], to: '2026-11-04' }))).toEqual([
      {
        eventId: 'meeting',
        name: 'Mesyuarat Kurikulum',
        from: '2026-11-03',
        to: '2026-11-04',
        time: { from: '08:00', to: '09:30' },
        classIds: ['1B'],
      },
    ]);
    const weekly = but({
      effect: 'all',
      fromTime: null,
      toTime: null,
      repeats: 'weekly',
      repeatsUntil: '2026-11-17',
      except: ['2026-11-10'],
    });
    expect(stopsOf(weekly).map(({ from, time, classIds }) => [from, time, classIds])).toEqual([
      ['2026-11-03', null, null],
      ['2026-11-17', null, null],
    ]);
  });
});

describe('an event that repeats', () => {
  it('every month has months without its day on their last one', () => {
    const times: EventTimes = {
      ...meeting,
      from: '2026-01-31',
      to: '2026-01-31',
      repeats: 'monthly',
      repeatsUntil: '2026-05-31',
    };
    expect(daysHeld(times)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  const times = fc
    .record({
      start: fc.integer({ min: 0, max: 300 }),
      days: fc.integer({ min: 0, max: 20 }),
      repeats: fc.constantFrom('weekly', 'fortnightly', 'monthly', null),
      lasts: fc.integer({ min: 1, max: 200 }),
      skipped: fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 3 }),
    })
    .map(({ start, days, repeats, lasts, skipped }): EventTimes => {
      const from = addDays('2026-01-01', start);
      return {
        from,
        to: addDays(from, days),
        fromTime: null,
        toTime: null,
        repeats,
        repeatsUntil: repeats && addDays(from, lasts),
        except: repeats ? skipped.map((day) => addDays(from, day)) : [],
      };
    })
    .filter((each) => problemsOfTimes(each).length === 0);

  it('is held on days in order, never twice on one, for as long each time, and never begins after its end', () => {
    fc.assert(
      fc.property(times, (each) => {
        const days = daysHeld(each);
        expect(days).toEqual([...new Set(days)].toSorted());
        for (const { from, to } of occurrencesOf(each)) {
          expect(daysBetween(from, to)).toBe(daysBetween(each.from, each.to));
          expect(from <= (each.repeatsUntil ?? each.from)).toBe(true);
          expect(each.except).not.toContain(from);
        }
      }),
    );
  });

  it('every week is held just on the days that a walk over the calendar finds', () => {
    fc.assert(
      fc.property(times, (each) => {
        fc.pre(each.repeats === 'weekly' && each.repeatsUntil !== null);
        const walked: string[] = [];
        for (let day = each.from; day <= (each.repeatsUntil ?? ''); day = addDays(day, 1))
          if (daysBetween(each.from, day) % 7 === 0 && !each.except.includes(day)) walked.push(day);
        expect(occurrencesOf(each).map(({ from }) => from)).toEqual(walked);
      }),
    );
  });
});
