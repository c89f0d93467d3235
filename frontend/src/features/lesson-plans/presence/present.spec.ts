import { othersIn, presenceSentence } from './present';

const siti = { userId: 's', name: 'Cikgu Siti' };
const tan = { userId: 't', name: 'Cikgu Tan' };
const me = { userId: 'm', name: 'Cikgu Saya' };

it('a person with two tabs is one person, and the own tab is nobody', () => {
  const state = { a: [siti], b: [siti], c: [tan], own: [me] };
  expect(othersIn(state, 'own')).toEqual([siti, tan]);
});

it('what is told in another form is left out', () => {
  expect(othersIn({ a: [{ nama: 'x' }], b: [{ userId: 1, name: 'y' }] }, 'own')).toEqual([]);
});

it.each([
  [[], undefined],
  [[siti], 'Cikgu Siti sedang membuka rancangan ini.'],
  [[siti, tan], 'Cikgu Siti dan Cikgu Tan sedang membuka rancangan ini.'],
  [[me, siti], 'Cikgu Siti sedang membuka rancangan ini.'],
  [[me], 'Anda juga membuka rancangan ini di tempat lain.'],
])('%j is told as %s', (others, sentence) => {
  expect(presenceSentence(others, 'm')).toBe(sentence);
});
