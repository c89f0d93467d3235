import { brokenRules, partOf, standingProblems } from './form-problem';

const values = { name: '', contacts: [{ email: 'a' }, { email: 'b' }] };

it('a part of the values is found by its path', () => {
  expect(partOf(values, 'name')).toBe('');
  expect(partOf(values, 'contacts.1.email')).toBe('b');
  expect(partOf(values, 'contacts.2.email')).toBeUndefined();
  expect(partOf(values, 'name.length')).toBeUndefined();
  expect(partOf(values, 'toString')).toBeUndefined();
});

it('a problem stands until its own part is changed', () => {
  const problems = [
    { field: 'name', message: 'nama' },
    { field: 'contacts.0.email', message: 'e-mel' },
    { message: 'rangkaian' },
  ];
  const complaint = { problems, about: values };
  const mended = { ...values, contacts: [{ email: 'c' }, { email: 'b' }] };
  expect(standingProblems(complaint, values)).toEqual(problems);
  expect(standingProblems(complaint, mended).map(({ message }) => message)).toEqual(['nama', 'rangkaian']);
});

it('rules tell their problem at the field that they stand for', () => {
  const rules = { name: ({ name }: { name: string }) => (name ? undefined : 'Sila isi nama.') };
  expect(brokenRules(rules, { name: '' })).toEqual([{ field: 'name', message: 'Sila isi nama.' }]);
  expect(brokenRules(rules, { name: 'Aminah' })).toEqual([]);
});
