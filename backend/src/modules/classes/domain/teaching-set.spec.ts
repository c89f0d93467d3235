import { periodsOf, periodsWords } from './periods.js';
import { problemsOfParts, problemsOfTeachers } from './set-problems.js';
import { type SetTeacher, setsOfSamePupils, setsTaughtOn } from './teaching-set.js';

const whole = (classId: string) => ({ classId, groupId: null });
const group = (classId: string, groupId: string) => ({ classId, groupId });
const teacher = (userId: string, part: Partial<SetTeacher> = {}): SetTeacher => ({
  userId,
  isLead: true,
  fromDay: '2026-01-12',
  toDay: null,
  ...part,
});
const fieldsOf = (problems: readonly { field: string }[]) => problems.map(({ field }) => field);

describe('the parts of a set', () => {
  it('may be several classes, and several groups of one class', () => {
    expect(problemsOfParts([whole('4B'), whole('4C'), group('5B', 'i'), group('5B', 'ii')])).toEqual([]);
  });

  it('do not name a class twice, nor beside a group of it', () => {
    expect(fieldsOf(problemsOfParts([whole('4B'), whole('4B')]))).toEqual(['parts.1']);
    expect(fieldsOf(problemsOfParts([group('4B', 'i'), whole('4B')]))).toEqual(['parts.1']);
    expect(fieldsOf(problemsOfParts([group('4B', 'i'), whole('4C'), group('4B', 'i')]))).toEqual(['parts.2']);
  });

  it('tell which other sets teach the same pupils', () => {
    const sets = [
      { name: 'whole', parts: [whole('4B')] },
      { name: 'first', parts: [whole('4C'), group('5B', 'i')] },
      { name: 'second', parts: [group('5B', 'ii')] },
    ];
    const names = (parts: Parameters<typeof setsOfSamePupils>[0]) =>
      setsOfSamePupils(parts, sets).map(({ name }) => name);
    expect(names([group('4B', 'i')])).toEqual(['whole']);
    expect(names([group('5B', 'ii')])).toEqual(['second']);
    expect(names([whole('5B')])).toEqual(['first', 'second']);
    expect(names([whole('6B')])).toEqual([]);
  });
});

describe('the teachers of a set', () => {
  it('may share it, one of them leading', () => {
    expect(problemsOfTeachers([teacher('a'), teacher('b', { isLead: false })])).toEqual([]);
  });

  it('may follow each other', () => {
    const first = teacher('a', { toDay: '2026-05-31' });
    expect(problemsOfTeachers([first, teacher('b', { fromDay: '2026-06-01' })])).toEqual([]);
    expect(fieldsOf(problemsOfTeachers([first, teacher('b', { fromDay: '2026-05-31' })]))).toEqual([
      'teachers.1.isLead',
    ]);
  });

  it('teach it once at a time, and do not end before they begin', () => {
    expect(fieldsOf(problemsOfTeachers([teacher('a'), teacher('a', { isLead: false })]))).toEqual([
      'teachers.1.userId',
    ]);
    expect(fieldsOf(problemsOfTeachers([teacher('a', { toDay: '2026-01-11' })]))).toEqual([
      'teachers.0.toDay',
    ]);
  });

  it('have the periods of what they teach on the day', () => {
    const sets = [
      {
        periodsAWeek: 6,
        teachers: [teacher('a', { toDay: '2026-05-31' }), teacher('b', { fromDay: '2026-06-01' })],
      },
      { periodsAWeek: 4, teachers: [teacher('a')] },
      { periodsAWeek: null, teachers: [teacher('a')] },
    ];
    const wordsOn = (day: string, userId: string) => periodsWords(periodsOf(setsTaughtOn(day, userId, sets)));
    expect(wordsOn('2026-05-31', 'a')).toBe('10 + ?');
    expect(wordsOn('2026-06-01', 'a')).toBe('4 + ?');
    expect(wordsOn('2026-06-01', 'b')).toBe('6');
    expect(wordsOn('2026-06-01', 'c')).toBe('0');
    expect(periodsWords(periodsOf([{ periodsAWeek: null }]))).toBe('?');
  });
});
