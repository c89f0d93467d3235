import { blocksLike, slashAt, withBlock } from './slash';

it.each([
  ['/', { from: 0, to: 1, words: '' }],
  ['Set induksi /ste', { from: 12, to: 16, words: 'ste' }],
  ['2/3', null],
  ['dan/atau', null],
  ['/stesen lain', null],
  ['Stesen', null],
])('in %j a block is asked for: %j', (text, slash) => {
  expect(slashAt(text, text.length)).toEqual(slash);
});

it('a block takes the place of what asked for it', () => {
  const slash = slashAt('Baca /ste lagi', 9);
  expect(slash && withBlock('Baca /ste lagi', slash, 'Stesen 1\nStesen 2\n')).toEqual({
    text: 'Baca Stesen 1\nStesen 2 lagi',
    caret: 22,
  });
});

it('blocks that begin with the words come first', () => {
  const blocks = [{ name: 'Kuiz' }, { name: 'Putaran stesen' }, { name: 'Stesen' }];
  expect(blocksLike(blocks, 'ste').map(({ name }) => name)).toEqual(['Stesen', 'Putaran stesen']);
});
