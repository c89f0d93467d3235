import { classKey, className, classWords } from './class-words.js';

it.each([
  ['TAHUN SATU BESTARI', '1 BESTARI'],
  ['TAHUN EMPAT 4 BESTARI', '4 BESTARI'],
  ['T1 Bestari', '1 Bestari'],
  ['THN 1 BESTARI', '1 BESTARI'],
  ['Ting. 4 Sains', '4 Sains'],
  ['TINGKATAN 4 - SAINS', '4 SAINS'],
  ['F5 Amanah', '5 Amanah'],
  ['4BESTARI', '4 BESTARI'],
  ['BESTARI TAHUN 4', '4 BESTARI'],
  ['PERALIHAN Alfa', 'Peralihan Alfa'],
  ['一年级 红班', '1 红班'],
  ['Tulip', 'Tulip'],
  ['Teratai 2', 'Teratai 2'],
  ['SATU HATI', '1 HATI'],
  ['TAHUN 4', '4'],
])('%s is the class %s', (written, name) => {
  expect(className(written)).toBe(name);
});

it('two grades that differ are not made one', () => {
  expect(classWords('TAHUN 4 5 BESTARI')).toEqual({ grade: '4', called: '5 BESTARI' });
});

it('one class has one key, however its grade is written', () => {
  const keys = ['TAHUN SATU BESTARI', '1 Bestari', 'T1 BESTARI', '1BESTARI', 'thn. 1 bestari'].map(classKey);
  expect(new Set(keys).size).toBe(1);
  expect(classKey('2 Bestari')).not.toBe(keys[0]);
});
