import { reminderTime, wasRemindedLately } from './reminder-rules.js';

const at = (local: string) => Date.parse(`${local}:00+08:00`);

describe('A reminder by hand', () => {
  it.each([
    ['2026-12-09T00:30', '2026-12-09T08:00'],
    ['2026-12-09T07:59', '2026-12-09T08:00'],
    ['2026-12-09T08:00', '2026-12-09T08:00'],
    ['2026-12-09T17:59', '2026-12-09T17:59'],
    ['2026-12-09T18:00', '2026-12-10T08:00'],
    ['2026-12-31T23:59', '2027-01-01T08:00'],
  ])('ordered at %s goes out at %s', (ordered, sent) => {
    expect(reminderTime(at(ordered))).toBe(at(sent));
  });

  it.each([
    ['2026-12-09T10:00', true],
    ['2026-12-11T17:00', true],
    ['2026-12-12T08:00', false],
  ])('leaves out, on %s, a school reminded on 9 December in the afternoon: %s', (now, expected) => {
    expect(wasRemindedLately(at('2026-12-09T15:00'), at(now))).toBe(expected);
  });

  it('leaves out no school that never had one', () => {
    expect(wasRemindedLately(null, at('2026-12-09T10:00'))).toBe(false);
  });
});
