import { line, nearDay, person } from '../../../platform/nouns/field.js';
import { type ContentOf, noun } from '../../../platform/nouns/noun.js';

/**
 * Somebody of a school, from the moment a name is known, with an account or without. Days YYYY-MM-DD, the last one
 * included. `code`: as timetables call them.
 */
export const PERSON = noun('person', {
  table: 'staff',
  rows: 'school',
  fields: {
    name: line(1, 200),
    code: line(1, 20).orNull(),
    from: nearDay().in('from_day'),
    to: nearDay().orNull().in('to_day'),
  },
  // Who signs in as this person: written by an accepted invitation, never by a form.
  byServer: { accountId: person('is nobody') },
});
export type PersonContent = ContentOf<typeof PERSON>;
