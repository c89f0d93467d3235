import { TypedValues } from './typed-values';

type Values = { name: string; levels: string[] };

function formOf(begun: Values) {
  let shown = begun;
  const typed = new TypedValues(begun, (change) => {
    shown = change(shown);
  });
  const type = (name: string) => typed.write((known) => ({ ...known, name }));
  return { typed, type, shown: () => shown };
}

const begun = { name: 'Bestari', levels: ['T1'] };

it('asks for what was typed, until it reads as it began', () => {
  const { typed, type } = formOf(begun);
  expect(typed.isUnsaved()).toBe(false);
  type('Bestari 2');
  expect(typed.isUnsaved()).toBe(true);
  type('Bestari');
  expect(typed.isUnsaved()).toBe(false);
});

it('sees a choice within a list, and a list of the same words as the same', () => {
  const { typed } = formOf(begun);
  typed.write((known) => ({ ...known, levels: ['T1', 'T2'] }));
  expect(typed.isUnsaved()).toBe(true);
  typed.write((known) => ({ ...known, levels: ['T1'] }));
  expect(typed.isUnsaved()).toBe(false);
});

it('does not ask for what was stored, but for what is typed after it', () => {
  const { typed, type } = formOf(begun);
  type('Cerdas');
  typed.store({ ...begun, name: 'Cerdas' }, () => expect(typed.isUnsaved()).toBe(false));
  expect(typed.isUnsaved()).toBe(false);
  type('Bestari');
  expect(typed.isUnsaved()).toBe(true);
});

it('still asks for what was typed while the form was being sent', () => {
  const { typed, type } = formOf(begun);
  type('Cerdas');
  type('Cerdas dan lagi');
  typed.store({ ...begun, name: 'Cerdas' }, () => undefined);
  expect(typed.isUnsaved()).toBe(true);
});

it('does not ask for a field that the form empties for the next entry', () => {
  const { typed, type } = formOf({ name: '', levels: [] });
  type('Makmal 1');
  typed.store({ name: 'Makmal 1', levels: [] }, () => type(''));
  expect(typed.isUnsaved()).toBe(false);
  type('Makmal 2');
  expect(typed.isUnsaved()).toBe(true);
});

it('stands as it began once it is given up, before anything is drawn', () => {
  const { typed, type, shown } = formOf(begun);
  type('Cerdas');
  typed.giveUp();
  expect(typed.isUnsaved()).toBe(false);
  expect(shown()).toEqual(begun);
});
