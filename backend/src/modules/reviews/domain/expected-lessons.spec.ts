import { array, assert, boolean, constantFrom, property, record } from 'fast-check';
import { expectedLessons, standingOfLesson } from './expected-lessons.js';

const aLesson = record({
  fate: record({ kind: constantFrom('held', 'away', 'stopped') }),
  plannerId: constantFrom('aminah', 'lim'),
  isRelief: boolean(),
});

it('what is expected of a teacher is what a clerk would count: held, theirs to plan, and on days when they are there', () => {
  assert(
    property(array(aLesson, { maxLength: 30 }), (lessons) => {
      const told = lessons.map((lesson) => ({ lesson, standing: standingOfLesson(lesson, 'aminah') }));
      let naive = 0;
      for (const { fate, plannerId, isRelief } of lessons)
        if (fate.kind === 'held' && plannerId === 'aminah' && !isRelief) naive += 1;
      expect(expectedLessons(told)).toHaveLength(naive);
    }),
  );
});

it.each([
  ['held and theirs', {}, 'own'],
  ['stopped', { fate: { kind: 'stopped' as const } }, 'stopped'],
  ['of a time at which they are away', { fate: { kind: 'away' as const } }, 'away'],
  ['held in place of somebody', { isRelief: true }, 'colleague'],
  ['planned by who leads it', { plannerId: 'lim' }, 'colleague'],
])('a lesson that is %s counts as %3$s', (_what, differing, standing) => {
  const lesson = { fate: { kind: 'held' as const }, plannerId: 'aminah', ...differing };
  expect(standingOfLesson(lesson, 'aminah')).toBe(standing);
});
