import { paths } from '../../site/paths';

/** In the address: the month that is shown, the units, the day or the event in the panel, and how it is shown. */
export const parameters = { month: 'bulan', unit: 'unit', day: 'hari', event: 'aktiviti', view: 'papar' };

/** The event beside the month in which it is held on this day. */
export function eventAddress(id: string, day: string): string {
  const search = new URLSearchParams({ [parameters.month]: day.slice(0, 7), [parameters.event]: id });
  return `${paths.schoolEvents}?${search}`;
}
