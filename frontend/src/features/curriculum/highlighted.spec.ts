import { soughtIn } from '@rules/curriculum/domain/sought';
import { highlighted, highlightedCode } from './highlighted';

const marked = (text: string, query: string) =>
  highlighted(text, soughtIn(query))
    .map((part) => (part.isFound ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['Merekod kelembapan tanah', 'TANAH rekod', 'Me[rekod] kelembapan [tanah]'],
  ['记录植物的生长', '植物', '记录[植物]的生长'],
  ['Harga (RM) 1.50', '(RM)', 'Harga [(RM)] 1.50'],
  ['Tanah', '1.2', 'Tanah'],
])('of "%s" what was sought as %s stands out', (text, query, shown) => {
  expect(marked(text, query)).toBe(shown);
});

it('of a code its beginning stands out', () => {
  expect(highlightedCode('1.2.3', soughtIn('1.2'))).toEqual([
    { text: '1.2', isFound: true },
    { text: '.3', isFound: false },
  ]);
  expect(highlightedCode('1.2.3', soughtIn('tanah'))).toEqual([{ text: '1.2.3', isFound: false }]);
});
