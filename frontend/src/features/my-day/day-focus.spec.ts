import { focusOf, isWeekOver, restOfDay } from './day-focus';
import { type LessonFields, lessonOf } from './day-lesson.builder';

const TODAY = '2026-10-13';
const at = (time: string, date = TODAY) => ({ date, time });
const day = (...lessons: LessonFields[]) => lessons.map(lessonOf);

const first = { startTime: '07:40', endTime: '08:40' };
const second = { startTime: '10:30', endTime: '11:00' };
const tomorrow = { date: '2026-10-14', startTime: '08:10', endTime: '08:40' };
const ahead = day({ date: '2026-10-19', isUnwritten: true, planId: null });

describe('What the page tells first', () => {
  const week = day(first, second, tomorrow);

  it('is the lesson under way, with the minutes that are left of it', () => {
    expect(focusOf(week, [], at('08:10'))).toMatchObject({ kind: 'now', minutesLeft: 30, share: 0.5 });
  });

  it.each([
    ['its first minute', '07:40', 'now'],
    ['its last minute', '08:39', 'now'],
    ['its end', '08:40', 'next'],
    ['the minute before it', '07:39', 'next'],
    ['after the last lesson', '11:00', 'later'],
  ])('in %s, at %s, is %s', (_when, time, kind) => {
    expect(focusOf(week, [], at(time)).kind).toBe(kind);
  });

  it('is how long it is until the next lesson of today', () => {
    expect(focusOf(week, [], at('08:52'))).toMatchObject({ kind: 'next', inMinutes: 98 });
  });

  it('is tomorrow’s first lesson after school, whatever the next week lacks', () => {
    expect(focusOf(week, ahead, at('15:00'))).toMatchObject({ kind: 'later', lesson: tomorrow });
  });

  it('passes by what nobody holds: stopped, put off, given by somebody else', () => {
    expect(focusOf(day({ ...first, isHeld: false }, second), [], at('08:00'))).toMatchObject({
      kind: 'next',
      lesson: second,
    });
  });

  it('is the next week on Sunday evening, while nobody has prepared it', () => {
    expect(focusOf(week, ahead, at('20:00', '2026-10-18'))).toEqual({ kind: 'unprepared', lessons: 1 });
    const prepared = day({ date: '2026-10-19', planId: 'a' }, { date: '2026-10-20', isUnwritten: true });
    expect(focusOf(week, prepared, at('20:00', '2026-10-18'))).toMatchObject({ kind: 'later' });
  });

  it('is nothing in holidays', () => {
    expect(focusOf([], [], at('09:00'))).toEqual({ kind: 'none' });
  });
});

describe('A week', () => {
  it('is over after its last lesson, and one without lessons from its beginning', () => {
    const week = day(first);
    expect(isWeekOver(week, at('08:39'))).toBe(false);
    expect(isWeekOver(week, at('08:40'))).toBe(true);
    expect(isWeekOver(week, at('06:00', '2026-10-12'))).toBe(false);
    expect(isWeekOver(day({ ...first, isHeld: false }), at('06:00'))).toBe(true);
    expect(isWeekOver([], at('06:00'))).toBe(true);
  });
});

it('the rest of a day is today’s without the lesson that is told first', () => {
  const week = day(first, second, tomorrow);
  const rest = restOfDay(week, at('08:00'), focusOf(week, [], at('08:00')));
  expect(rest).toMatchObject([second]);
  expect(restOfDay(week, at('15:00'), focusOf(week, [], at('15:00')))).toMatchObject([first, second]);
});
