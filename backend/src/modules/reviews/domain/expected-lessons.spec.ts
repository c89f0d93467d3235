import { array, assert, boolean, constantFrom, option, property, record } from 'fast-check';
import { expectedLessons, standingOfLesson } from './expected-lessons.js';

const DAYS = ['2026-10-12', '2026-10-13', '2026-10-14', '2026-10-17'];
const aLesson = record({
  day: constantFrom(...DAYS),
  period: option(constantFrom(1, 2, 3)),
  plannerId: constantFrom('aminah', 'lim'),
  stoppedBy: option(constantFrom('Deepavali', 'Ujian', 'Latihan kebakaran')),
  isRelief: boolean(),
});
const anAbsence = record({ day: constantFrom(...DAYS), isWhole: boolean(), period: constantFrom(1, 2, 3) });

it('what is expected of a teacher is what a clerk would count: held, theirs to plan, and on days when they are there', () => {
  assert(
    property(array(aLesson, { maxLength: 30 }), array(anAbsence, { maxLength: 4 }), (lessons, absences) => {
      const isAway = (day: string, period: number | null) =>
        absences.some((each) => each.day === day && (each.isWhole || each.period === period));
      const told = lessons.map((lesson) => ({
        lesson,
        standing: standingOfLesson(lesson, { personId: 'aminah', isAway }),
      }));
      let naive = 0;
      for (const { day, period, plannerId, stoppedBy, isRelief } of lessons) {
        let isThere = true;
        for (const each of absences) {
          if (each.day !== day) continue;
          if (each.isWhole) isThere = false;
          if (period !== null && each.period === period) isThere = false;
        }
        if (isThere && stoppedBy === null && plannerId === 'aminah' && !isRelief) naive += 1;
      }
      expect(expectedLessons(told)).toHaveLength(naive);
    }),
  );
});

it.each([
  ['held and theirs', {}, 'own'],
  ['stopped by a holiday, whoever is away', { stoppedBy: 'Deepavali', day: '2026-10-13' }, 'stopped'],
  ['of a day on which they are away', { day: '2026-10-13' }, 'away'],
  ['held in place of somebody', { isRelief: true }, 'colleague'],
  ['planned by who leads it', { plannerId: 'lim' }, 'colleague'],
])('a lesson that is %s counts as %3$s', (_what, differing, standing) => {
  const lesson = { day: '2026-10-12', period: 1, plannerId: 'aminah', stoppedBy: null, ...differing };
  const isAway = (day: string) => day === '2026-10-13';
  expect(standingOfLesson(lesson, { personId: 'aminah', isAway })).toBe(standing);
});
