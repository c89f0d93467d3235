import { helpedFrom, helpersOn, leadOn, ledFrom } from './lead-teacher.js';
import { problemsOfTeachers } from './set-problems.js';
import { type SetTeacher } from './teaching-set.js';

const today = '2026-10-13';
const lead = (userId: string, fromDay: string, toDay: string | null = null): SetTeacher => ({
  ...{ userId, isLead: true, fromDay, toDay },
});
const helper = (userId: string, fromDay: string): SetTeacher => ({ ...lead(userId, fromDay), isLead: false });

describe('A set', () => {
  it('is led by whoever leads it on the day', () => {
    const teachers = [
      lead('a', '2026-01-12', '2026-06-30'),
      lead('b', '2026-07-01'),
      helper('c', '2026-01-12'),
    ];
    expect(leadOn('2026-06-30', teachers)).toBe('a');
    expect(leadOn(today, teachers)).toBe('b');
    expect(leadOn('2026-01-01', teachers)).toBeNull();
  });

  it('is led from the day on by who is named, beside those who help', () => {
    expect(ledFrom(today, 'a', [helper('c', '2026-01-12')])).toEqual([
      helper('c', '2026-01-12'),
      lead('a', today),
    ]);
  });

  it('keeps that somebody else led it until the day before', () => {
    expect(ledFrom(today, 'b', [lead('a', '2026-01-12')])).toEqual([
      lead('a', '2026-01-12', '2026-10-12'),
      lead('b', today),
    ]);
  });

  it('forgets who was to lead it from that very day, or later', () => {
    expect(ledFrom(today, 'b', [lead('a', today)])).toEqual([lead('b', today)]);
    expect(ledFrom(today, 'b', [lead('a', '2026-11-01')])).toEqual([lead('b', today)]);
  });

  it('is as before where the change of a day is taken back on it', () => {
    const before = [lead('a', '2026-01-12'), helper('c', '2026-01-12')];
    expect(ledFrom(today, 'a', ledFrom(today, 'b', before))).toEqual(before);
    expect(ledFrom(today, 'a', ledFrom(today, null, before))).toEqual(before);
    expect(ledFrom(today, null, ledFrom(today, 'b', []))).toEqual([]);
  });

  it('is left as it is where nothing changes, with the days that were planned', () => {
    const planned = [lead('a', '2026-01-12', '2026-12-31'), lead('b', '2027-01-01')];
    expect(ledFrom(today, 'a', planned)).toEqual(planned);
  });

  it('is led by a helper who becomes its lead, once', () => {
    const teachers = ledFrom(today, 'c', [helper('c', '2026-01-12'), lead('a', '2026-01-12')]);
    expect(leadOn(today, teachers)).toBe('c');
    expect(problemsOfTeachers(teachers)).toEqual([]);
  });
});

describe('Who teaches a set beside its lead', () => {
  const begun = '2026-01-12';

  it('does so from the day on, and those who are not named any more until the day before', () => {
    const before = [lead('a', begun), helper('b', begun)];
    const after = helpedFrom(today, ['c'], before);
    expect(helpersOn('2026-10-12', after)).toEqual(['b']);
    expect(helpersOn(today, after)).toEqual(['c']);
    expect(leadOn(today, after)).toBe('a');
    expect(problemsOfTeachers(after)).toEqual([]);
  });

  it('is as before where the change of a day is taken back on it', () => {
    const before = [lead('a', begun), helper('b', begun), helper('c', begun)];
    expect(helpedFrom(today, ['b', 'c'], helpedFrom(today, ['b'], before))).toEqual(before);
    expect(helpedFrom(today, ['c', 'b'], before)).toEqual(before);
  });

  it('may have led it until then', () => {
    const after = helpedFrom(today, ['a'], ledFrom(today, 'b', [lead('a', begun)]));
    expect([leadOn(today, after), helpersOn(today, after)]).toEqual(['b', ['a']]);
    expect(problemsOfTeachers(after)).toEqual([]);
  });

  it('keeps the last day that was planned for who stays', () => {
    const planned = { ...helper('b', begun), toDay: '2026-12-01' };
    expect(helpedFrom(today, ['b', 'c'], [planned])).toEqual([planned, helper('c', today)]);
  });
});
