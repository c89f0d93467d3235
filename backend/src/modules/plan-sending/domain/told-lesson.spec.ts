import { changeBetween, heldAt, toldOf } from './told-lesson.js';

const lesson = (kind: 'held' | 'stopped' | 'away', from = '08:00') => ({
  ...{ day: '2026-10-13', time: { from, to: '08:30' }, fate: { kind } },
});
const held = heldAt('2026-10-13', '08:00', '08:30');

it.each([
  ['held', lesson('held'), held],
  ['one’s own absence', lesson('away'), held],
  ['stopped', lesson('stopped'), 'stopped'],
  ['no more', null, 'gone'],
])('%s is kept as that', (_, told, kept) => {
  expect(toldOf(told)).toBe(kept);
});

it.each([
  [held, held, null],
  [held, 'stopped', 'stopped'],
  [held, 'gone', 'gone'],
  ['stopped', 'gone', 'gone'],
  ['stopped', held, 'again'],
  ['gone', held, 'again'],
  [held, toldOf(lesson('held', '08:10')), 'moved'],
])('from %s to %s is %s', (before, after, change) => {
  expect(changeBetween(before, after)).toBe(change);
});
