import { chosenText } from './conflict-choice';
import { noteKind, textWith } from './note.builder';

const mine = textWith({ objective: 'saya', reflection: 'saya', subject: 'Sains' });
const theirs = textWith({ objective: 'pelayan', reflection: 'pelayan', subject: 'Sains' });

it.each([
  ['nothing is chosen: mine', {}, mine],
  ['each is chosen', { objective: 'theirs', reflection: 'mine' }, { ...mine, objective: 'pelayan' }],
  ['all are theirs', { objective: 'theirs', reflection: 'theirs' }, theirs],
] as const)('when %s', (_case, choices, expected) => {
  expect(chosenText(noteKind, mine, theirs, choices)).toEqual(expected);
});
