import { boundLayouts } from './bounded-layouts.js';

function fontOf(mostLetters: number) {
  const laidOut: string[] = [];
  const font = {
    layoutRun: (text: string) => {
      laidOut.push(text);
      return { text };
    },
    layoutCached: (_: string): object => {
      throw new Error('It is bounded.');
    },
  };
  boundLayouts(font, mostLetters);
  return { font, laidOut };
}

it('what is laid out is remembered up to a bound of letters, and anew from there', () => {
  const { font, laidOut } = fontOf(6);
  for (const text of ['aaa', 'bbb', 'aaa', 'bbb']) font.layoutCached(text);
  expect(laidOut).toEqual(['aaa', 'bbb']);
  for (const text of ['c', 'c', 'aaa']) font.layoutCached(text);
  expect(laidOut).toEqual(['aaa', 'bbb', 'c', 'aaa']);
});

it('a word that is longer than the bound is remembered alone', () => {
  const { font, laidOut } = fontOf(3);
  for (const text of ['longer', 'longer', 'a', 'longer']) font.layoutCached(text);
  expect(laidOut).toEqual(['longer', 'a', 'longer']);
});
