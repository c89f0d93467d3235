import { identityNumberOf } from '@rules/pupils/domain/identity-number';
import { cardParameter } from './pupil-address';

/** What the list is narrowed to, as it stands in the address: `?kelas=<id>&kumpulan=<id>&cari=aisyah&keadaan=berhenti`. */
export type PupilFilter = { kelas: string; kumpulan: string; set: string; cari: string; keadaan: string };

/** In the address: what is shown of a class in place of its list. */
const viewParameter = 'papar';
const consentsView = 'persetujuan';

/** In place of a standing: whoever is not at the school any more. */
export const whoLeft = 'berhenti';

export const standingOptions = [
  { value: '', label: 'Di sekolah' },
  { value: whoLeft, label: 'Telah berhenti' },
];

export function pupilFilterIn(search: URLSearchParams): PupilFilter {
  const named = (name: string) => search.get(name) ?? '';
  return {
    kelas: named('kelas'),
    kumpulan: named('kumpulan'),
    set: named('set'),
    cari: named('cari'),
    keadaan: search.get('keadaan') === whoLeft ? whoLeft : '',
  };
}

/** The address narrowed further: what is about other parts of the page, such as the session, stays as it is; an open
 * card closes, because its pupil may not be in the list any more. */
export function narrowedBy(search: URLSearchParams, part: Partial<PupilFilter>): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(cardParameter);
  after.delete(viewParameter);
  for (const [name, value] of Object.entries(part))
    if (value) after.set(name, value);
    else after.delete(name);
  return after;
}

/** The consents of a whole class in place of its list. */
export function withConsents(search: URLSearchParams, classId: string): URLSearchParams {
  const after = narrowedBy(search, { kelas: classId, kumpulan: '', set: '', cari: '', keadaan: '' });
  after.set(viewParameter, consentsView);
  return after;
}

export const showsConsents = (search: URLSearchParams) => search.get(viewParameter) === consentsView;

/** The list with the card of a pupil, or without one. */
export function withCard(search: URLSearchParams, pupilId: string | null): URLSearchParams {
  const after = new URLSearchParams(search);
  after.delete(viewParameter);
  if (pupilId) after.set(cardParameter, pupilId);
  else after.delete(cardParameter);
  return after;
}

export type Sought =
  | { by: 'name'; text: string }
  /** Kept out of every address. */
  | { by: 'number'; number: string }
  | { by: 'part of a number' };

/** What somebody types to find a pupil: no name has digits, and a number is found whole or not at all. */
export function soughtBy(text: string): Sought {
  if (!/\d/.test(text)) return { by: 'name', text: text.trim() };
  const number = identityNumberOf(text);
  return number === null ? { by: 'part of a number' } : { by: 'number', number };
}
