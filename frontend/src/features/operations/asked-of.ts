import { parseTypedDate } from '../../ui/typed-date';

const days: readonly string[] = ['from', 'to'];

/** What a form asks for, as an address carries it: days stand there as YYYY-MM-DD, however they were typed. */
export function askedOf(form: HTMLFormElement): URLSearchParams {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)] as const);
  return new URLSearchParams(
    entries.map(([name, value]) => [name, days.includes(name) ? (parseTypedDate(value) ?? '') : value]),
  );
}
