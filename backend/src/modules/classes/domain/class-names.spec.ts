import { classesByPattern, typedNames } from './class-names.js';

const namesOf = (classes: readonly { name: string }[]) => classes.map(({ name }) => name);

it('classes are named by their level and a name of the set', () => {
  expect(namesOf(classesByPattern(['T1', 'T2'], ['Bestari', 'Cemerlang'], []))).toEqual([
    '1 Bestari',
    '1 Cemerlang',
    '2 Bestari',
    '2 Cemerlang',
  ]);
  expect(classesByPattern(['F4'], ['Amanah'], [])).toEqual([{ name: '4 Amanah', gradeLevels: ['F4'] }]);
});

it('a name that is typed with its level is of that level, once', () => {
  expect(namesOf(classesByPattern(['T1', 'T2'], ['1 Bestari', 'Bestari', '2  Cerdas'], []))).toEqual([
    '1 Bestari',
    '2 Bestari',
    '2 Cerdas',
  ]);
  expect(namesOf(classesByPattern(['T1'], ['3 Budi'], []))).toEqual(['1 3 Budi']);
});

it.each([
  ['PRA', 'Prasekolah Bestari'],
  ['PRALIH', 'Peralihan Bestari'],
  ['F6', '6 Bestari'],
] as const)('a class of %s is called %s', (level, name) => {
  expect(namesOf(classesByPattern([level], ['Bestari'], []))).toEqual([name]);
});

it('a class that stands there is not made again, in whatever letters it is written', () => {
  expect(namesOf(classesByPattern(['T1', 'T2'], ['Bestari'], [{ name: '1 BESTARI' }]))).toEqual([
    '2 Bestari',
  ]);
});

it('names are read from lines and commas, each once, in any script', () => {
  expect(typedNames(' Bestari, Cemerlang\n 忠 \n\nbestari;  நன்றி ')).toEqual([
    'Bestari',
    'Cemerlang',
    '忠',
    'நன்றி',
  ]);
});
