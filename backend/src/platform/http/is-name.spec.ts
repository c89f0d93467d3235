import { isName } from './is-name.js';

it.each(['Aminah binti Contoh', "Siti 'Aisyah", 'D’Cruz', '陈美玲', 'முத்து', 'SK (1) Contoh', ''])(
  '%j is a name',
  (name) => {
    expect(isName(name)).toBe(true);
  },
);

it.each([
  'A\0B',
  'A\nB',
  'A\tB',
  'A\u202eB',
  'A\u2066B',
  'A\u200fB',
  'A\u061cB',
  'A\u2028B',
  '\ud800',
  42,
  null,
])('%j is none', (name) => {
  expect(isName(name)).toBe(false);
});
