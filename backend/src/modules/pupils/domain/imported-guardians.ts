import type { Finding, ImportRow } from '../../../platform/imports/finding.js';
import { saysNothing } from './imported-values.js';
import { hasLostZero, phoneIn } from './phone-number.js';
import { LONGEST_NAME } from './pupil-name.js';

type Relation = 'father' | 'guardian' | 'mother';
export type ImportedGuardian = Readonly<{ relation: Relation; name: string; phone: string | null }>;

/** The fields that tell of one person to call. `said`: the field that says what they are to the pupil. */
const GUARDIANS = [
  { relation: 'father', said: null, name: 'fatherName', phone: 'fatherPhone' },
  { relation: 'mother', said: null, name: 'motherName', phone: 'motherPhone' },
  { relation: 'guardian', said: 'guardianRelation', name: 'guardianName', phone: 'guardianPhone' },
  { relation: 'guardian', said: 'guardian2Relation', name: 'guardian2Name', phone: 'guardian2Phone' },
] as const;

const RELATION_WORDS: readonly (readonly [Relation, RegExp])[] = [
  ['father', /^(bapa|ayah|abah|father|父亲?|父親)( kandung)?$/iu],
  ['mother', /^(ibu|mak|emak|mother|母亲?|母親)( kandung)?$/iu],
];

/** In the order of the fields; who has no name is nobody to call. */
export function guardiansIn(cells: ImportRow['values'], findings: Finding[]): ImportedGuardian[] {
  return GUARDIANS.flatMap((fields) => {
    const said = (field: string | null) => {
      const cell = field === null ? '' : (cells[field] ?? '');
      return saysNothing(cell) ? '' : cell;
    };
    const [name, number] = [said(fields.name), said(fields.phone)];
    const { phone, others } = phonesIn(number);
    const tell = (field: string, isWarning: boolean, message: string) =>
      void findings.push({ field, isWarning, message, mends: [] });
    if (name.length > LONGEST_NAME) tell(fields.name, false, `Nama melebihi ${LONGEST_NAME} aksara.`);
    if (number !== '' && phone === null) tell(fields.phone, false, 'No. telefon ini tidak sah.');
    else if (number !== '' && name === '')
      tell(fields.phone, true, 'Tiada nama bagi nombor ini: tidak diimport.');
    else if (others.length > 0) tell(fields.phone, true, othersSentence(others));
    else if (hasLostZero(number)) tell(fields.phone, true, 'Sifar di depan dipulihkan.');
    return name === '' ? [] : [{ relation: relationIn(said(fields.said)) ?? fields.relation, name, phone }];
  });
}

function relationIn(word: string): Relation | null {
  return RELATION_WORDS.find(([, form]) => form.test(word))?.[0] ?? null;
}

function othersSentence(others: readonly string[]): string {
  const endings = others.map((number) => number.slice(-2)).join(' dan ');
  return `${others.length + 1} nombor dalam satu sel: yang pertama disimpan, yang berakhir ${endings} tidak.`;
}

/** `others`: numbers that stand in the cell beside the first, which is kept. */
type ReadPhone = Readonly<{ phone: string | null; others: readonly string[] }>;

/** Several in a cell: 012-3456789/013-2223333, with a comma, "atau" or a line between them. */
function phonesIn(cell: string): ReadPhone {
  const whole = phoneIn(cell);
  if (whole !== null && whole.replaceAll(/\D/g, '').length <= MOST_DIGITS)
    return { phone: whole, others: [] };
  const numbers = cell
    .split(/[/,;&|]|\s(?:atau|dan|or)\s|\s{2,}|\s(?=\+?6?0\d)/iu)
    .map((part) => part.replaceAll(/[^\d\s+-]/g, '').trim())
    .filter((part) => /\d/.test(part));
  const phones = numbers.map(phoneIn);
  const [first, ...others] = phones;
  if (first == null || phones.some((phone) => phone === null)) return { phone: null, others: [] };
  return { phone: first, others: others.filter((phone) => phone !== null && phone !== first) as string[] };
}
/** +60 and ten more: what is longer is two numbers with a space between them. */
const MOST_DIGITS = 13;
