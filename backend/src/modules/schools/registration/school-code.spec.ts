import { type CodeForm, codeFormOf } from './school-code.js';

it.each<[string, CodeForm]>([
  ['ABA1001', 'free'],
  ['abca001', 'free'],
  ['sekolah-contoh', 'free'],
  ['abc', 'free'],
  ['a'.repeat(31), 'free'],
  ['a'.repeat(32), 'invalid'],
  ['ab', 'invalid'],
  ['1aba001', 'invalid'],
  ['-contoh', 'invalid'],
  ['contoh-', 'invalid'],
  ['sekolah contoh', 'invalid'],
  ['sekolah.contoh', 'invalid'],
  ['séri', 'invalid'],
  ['abc\0', 'invalid'],
  ['', 'invalid'],
  ['www', 'reserved'],
  ['App', 'reserved'],
  ['auth', 'reserved'],
  ['static', 'reserved'],
])('%j is %s', (code, form) => {
  expect(codeFormOf(code)).toBe(form);
});
