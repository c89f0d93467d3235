import type { DayLook } from './day-words';

/** The number of a day, by what it is: never by colour alone, and never red. */
export const dayLooks: Record<DayLook, string> = {
  school: '',
  weekend: 'text-muted',
  outside: 'text-muted',
  term_break: 'bg-sunken text-muted forced-colors:border',
  federal: 'bg-info-soft font-semibold text-on-info-soft forced-colors:border',
  state: 'bg-info-soft font-semibold text-on-info-soft forced-colors:border',
  additional: 'font-medium text-info shadow-[inset_0_0_0_1.5px_var(--info)] forced-colors:border',
  school_event: 'bg-chart-4/25 font-semibold forced-colors:border',
  replacement: 'bg-chart-4/25 font-semibold forced-colors:border',
  held: 'font-semibold text-accent shadow-[inset_0_0_0_1.5px_var(--accent)] forced-colors:border',
  special: 'border-accent border-b-2 border-dotted',
};

/** The same, beside its name. */
export const markLooks: Record<DayLook, string> = {
  school: '',
  weekend: '',
  outside: '',
  term_break: 'bg-line text-muted',
  federal: 'bg-info-soft text-on-info-soft',
  state: 'bg-info-soft text-on-info-soft',
  additional: 'border border-info text-info',
  school_event: 'bg-chart-4/25',
  replacement: 'bg-chart-4/25',
  held: 'border border-accent text-accent',
  special: 'border-accent border-b-2 border-dotted',
};
