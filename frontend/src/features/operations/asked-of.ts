import { parseTypedDate } from '../../ui/typed-date';

const days: readonly string[] = ['from', 'to'];

/** A field of a day in which something stands that is none. */
export function halfTypedDay(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.querySelectorAll('input')].find(
    ({ name, value }) => days.includes(name) && value !== '' && parseTypedDate(value) === undefined,
  );
}

/** What a form asks for, as an address carries it: days stand there as YYYY-MM-DD, however they were typed. */
export function askedOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return new URLSearchParams(
    entries.map(([name, value]) => [name, days.includes(name) ? (parseTypedDate(value) ?? '') : value]),
  );
}
