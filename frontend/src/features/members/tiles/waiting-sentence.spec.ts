import { waitingSentence } from './waiting-sentence';

it.each([
  [[], 'Tiada jemputan yang menunggu'],
  [['waiting', 'waiting'], '2 jemputan menunggu'],
  [['expired'], '1 jemputan tamat tempoh'],
  [['waiting', 'expired', 'waiting'], '2 jemputan menunggu, 1 jemputan tamat tempoh'],
] as const)('%j is told as %s', (states, sentence) => {
  expect(waitingSentence(states.map((state) => ({ state })))).toBe(sentence);
});
