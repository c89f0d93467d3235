import { nearDay, oneOf, person, text, whole } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';
import { ABSENCE_KINDS } from './absence-kind.js';

/** Timetables have fewer. */
const MOST_PERIODS = 30;

/** Somebody is away. Days YYYY-MM-DD, the last one included. Periods of one day, both included; null for whole days. */
export const ABSENCE = noun('absence', {
  table: 'absences',
  rows: 'school',
  fields: {
    personId: person('row goes'),
    from: nearDay().in('from_day'),
    to: nearDay().in('to_day'),
    fromPeriod: whole(1, MOST_PERIODS).orNull(),
    toPeriod: whole(1, MOST_PERIODS).orNull(),
    kind: oneOf(ABSENCE_KINDS),
    reason: text(0, 500),
  },
  // Who wrote it down last.
  byServer: { enteredBy: person('id stays') },
});
export type AbsenceContent = ContentOf<typeof ABSENCE>;
