import { type FirstStepsFacts, progressSentence, type Showing, showingOf, stepKeys, stepsOf } from './steps';

const fresh: FirstStepsFacts = {
  isRegistered: true,
  isDismissed: false,
  profileConfirmed: false,
  peopleInvited: false,
  planViewed: false,
  lessonPlanWritten: false,
  samples: 0,
};
const done = {
  ...fresh,
  profileConfirmed: true,
  peopleInvited: true,
  planViewed: true,
  lessonPlanWritten: true,
};

it.each([
  ['profileConfirmed', 'profile'],
  ['peopleInvited', 'people'],
  ['planViewed', 'plan'],
  ['lessonPlanWritten', 'lessonPlan'],
] as const)('%s ticks %s and nothing else', (fact, key) => {
  const ticked = stepsOf({ ...fresh, [fact]: true }).filter(({ isDone }) => isDone);
  expect(ticked.map((step) => step.key)).toEqual([key]);
});

it('a fresh school has every step before it', () => {
  expect(stepsOf(fresh).map(({ key, isDone }) => [key, isDone])).toEqual(stepKeys.map((key) => [key, false]));
  expect(progressSentence(stepsOf({ ...fresh, planViewed: true }))).toBe('1 daripada 4 selesai');
});

it('a logo is ticked when there is one, and holds nothing up', () => {
  expect(stepsOf(fresh, true).filter(({ isDone }) => isDone)).toEqual([
    { key: 'logo', isDone: true, isOptional: true },
  ]);
  expect(progressSentence(stepsOf(fresh, true))).toBe('0 daripada 4 selesai');
});

it.each<[string, FirstStepsFacts, Showing]>([
  ['a new school', fresh, 'list'],
  ['samples alone', { ...fresh, samples: 5 }, 'list'],
  ['everything done', done, 'all-done'],
  ['put away with steps left', { ...fresh, isDismissed: true }, 'put-away'],
  ['put away with samples left', { ...done, isDismissed: true, samples: 2 }, 'put-away'],
  ['put away when all is done', { ...done, isDismissed: true }, 'nothing'],
  ['a school that the platform made', { ...fresh, isRegistered: false }, 'nothing'],
])('%s', (_case, facts, expected) => {
  expect(showingOf(facts)).toBe(expected);
});
