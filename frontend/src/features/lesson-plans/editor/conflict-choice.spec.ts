import { textWith } from '../plan.builder';
import { chosenText } from './conflict-choice';

const mine = textWith({ objective: 'saya', activities: 'saya', subject: 'Sains' });
const theirs = textWith({ objective: 'pelayan', activities: 'pelayan', subject: 'Sains' });

it.each([
  ['nothing is chosen: mine', {}, mine],
  ['each is chosen', { objective: 'theirs', activities: 'mine' }, { ...mine, objective: 'pelayan' }],
  ['all are theirs', { objective: 'theirs', activities: 'theirs' }, theirs],
] as const)('when %s', (_case, choices, expected) => {
  expect(chosenText(mine, theirs, choices)).toEqual(expected);
});
