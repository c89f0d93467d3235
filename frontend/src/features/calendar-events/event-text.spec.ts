import { calendarEvent } from './calendar-event.builder';
import { contentOf, eventProblems, newText, repetitionsOf, textOf } from './event-text';

const around = {
  others: [],
  year: { firstDay: '2026-01-12', lastDay: '2026-12-04' },
  personIds: ['masita'],
  classIds: ['1B'],
};
const typed = { ...newText('2026-11-19', 'curriculum'), title: ' Mesyuarat ' };
const fieldsOf = (differing: object) =>
  eventProblems({ ...typed, ...differing }, 'year', around).map(({ field }) => field);

it('an event begins with its day, and its title is enough', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(contentOf(typed, 'year')).toMatchObject({
    title: 'Mesyuarat',
    from: '2026-11-19',
    to: '2026-11-19',
    fromTime: null,
    repeats: null,
    coordinatorId: null,
  });
});

it.each([
  ['title', { title: '  ' }],
  ['from', { from: '' }],
  ['to', { to: '2026-11-18' }],
  ['toTime', { isWholeDay: false, toTime: '07:00' }],
  ['fromTime', { isWholeDay: false, fromTime: '' }],
  ['repeatsUntil', { repeats: 'weekly' }],
  ['classIds', { effect: 'some' }],
])('what is missing or wrong is told at %s', (field, differing) => {
  expect(fieldsOf(differing)).toEqual([field]);
});

it('what is not meant any more is not sent: hours of a whole day, classes of an event that stops nobody', () => {
  const left = {
    ...typed,
    isWholeDay: true,
    fromTime: '08:00',
    classIds: ['1B'],
    repeatsUntil: '2026-11-30',
  };
  expect(contentOf({ ...left, except: ['2026-11-26'] }, 'year')).toMatchObject({
    fromTime: null,
    toTime: null,
    classIds: [],
    repeatsUntil: null,
    except: [],
  });
});

it('what stands comes back as it is, without classes that were deleted since', () => {
  const event = calendarEvent({
    effect: 'some',
    classIds: ['1B', 'gone'],
    fromTime: '08:00',
    toTime: '09:00',
    repeats: 'weekly',
    repeatsUntil: '2026-11-30',
    except: ['2026-11-25'],
    note: 'x',
  });
  const content = contentOf(textOf(event, ['1B']), 'year');
  const { id, version, updatedAt, deletedAt, ...same } = event;
  expect(content).toEqual({ ...same, classIds: ['1B'] });
  expect([id, version, updatedAt, deletedAt]).toHaveLength(4);
});

it('a repetition that is left out stays so, unless the days of the event are others by now', () => {
  const weekly = { ...typed, repeats: 'weekly' as const, repeatsUntil: '2026-12-03', except: ['2026-11-26'] };
  expect(repetitionsOf(weekly)).toEqual(['2026-11-19', '2026-11-26', '2026-12-03']);
  expect(contentOf(weekly, 'year').except).toEqual(['2026-11-26']);
  expect(contentOf({ ...weekly, from: '2026-11-20', to: '2026-11-20' }, 'year').except).toEqual([]);
});

it('a place that is taken on a day that is left out is free for the others', () => {
  const other = calendarEvent({ from: '2026-11-26', to: '2026-11-26', place: 'Dewan' });
  const weekly = { ...typed, place: 'Dewan', repeats: 'weekly' as const, repeatsUntil: '2026-12-03' };
  const fields = (except: string[]) =>
    eventProblems({ ...weekly, except }, 'year', { ...around, others: [other] }).map(({ field }) => field);
  expect([fields([]), fields(['2026-11-26'])]).toEqual([['place'], []]);
});
