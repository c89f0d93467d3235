import { allFrom, type Choices, chosenText } from './conflict-choice';
import type { Merged } from './merge-texts';
import { type NoteFields, textWith } from './note.builder';

const mine = textWith({ objective: 'saya', reflection: 'saya', subject: 'Sains' });
const theirs = textWith({ objective: 'pelayan', reflection: 'pelayan', subject: 'Sejarah' });
/** The subject was written by one side alone. */
const merged: Merged<NoteFields> = { text: mine, disputed: ['objective', 'reflection'] };

it.each<[string, Choices<NoteFields>, NoteFields]>([
  ['nothing is chosen: mine', {}, mine],
  ['each is chosen', { objective: 'theirs', reflection: 'mine' }, { ...mine, objective: 'pelayan' }],
  ['all are mine', allFrom('mine', merged), mine],
  ['all are theirs', allFrom('theirs', merged), { ...theirs, subject: 'Sains' }],
])('when %s', (_case, choices, expected) => {
  expect(chosenText(merged, theirs, choices).text).toEqual(expected);
});

it('taking a choice back writes the own words that gave way, and nothing that was not asked for', () => {
  expect(chosenText(merged, theirs, { objective: 'theirs' }).givenUp).toEqual({ objective: 'saya' });
  expect(chosenText(merged, theirs, allFrom('mine', merged)).givenUp).toEqual({});
});
