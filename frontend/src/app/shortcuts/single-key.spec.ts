import { type SingleKey, singleKeyOf } from './single-key';

const press = { key: 'j', at: 5_000, isModified: false, isWriting: false, isCovered: false };

it.each<[string, Partial<typeof press>, number | null, SingleKey | undefined]>([
  ['J leads to the next of a list', {}, null, 'next'],
  ['with the capitals locked too', { key: 'J' }, null, 'next'],
  ['? shows the keys', { key: '?' }, null, 'help'],
  ['[ folds the rail', { key: '[' }, null, 'rail'],
  ['a letter in a text is a letter', { isWriting: true }, null, undefined],
  ['with Ctrl it is the key of the browser', { isModified: true }, null, undefined],
  ['over the page a dialog has its own keys', { isCovered: true }, null, undefined],
  ['after G it names a place', { key: 'r' }, 4_000, { place: 'r' }],
  ['long after G it is itself again', {}, 3_000, 'next'],
  ['others mean nothing', { key: 'x' }, null, undefined],
])('%s', (_sentence, part, awaitedSince, expected) => {
  expect(singleKeyOf({ ...press, ...part }, awaitedSince)).toEqual(expected);
});
