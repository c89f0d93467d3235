import type { components } from '../../../api/schema';
import type { FormProblem } from '../../../forms/form-problem';

type Details = components['schemas']['BillingDetailsDto'];

export const maxContacts = 5;
const addressLines = [0, 1, 2] as const;
export const emptyContact = { name: '', email: '' };

/** As typed. A row of contacts that is empty stays, so that errors find their row. */
export type PayerFields = {
  name: string;
  tin: string;
  brn: string;
  lines: string[];
  postcode: string;
  city: string;
  state: string;
  phone: string;
  email: string;
  preferred: string;
  contacts: { name: string; email: string }[];
};

const orEmpty = (text: string | null | undefined) => text ?? '';

/** As it stands, to be changed. */
export function fieldsOf(details: Details): PayerFields {
  const { address, contacts } = details;
  return {
    name: details.name,
    tin: orEmpty(details.tin),
    brn: orEmpty(details.brn),
    lines: addressLines.map((index) => orEmpty(address?.lines[index])),
    postcode: orEmpty(address?.postcode),
    city: orEmpty(address?.city),
    state: orEmpty(address?.stateCode),
    phone: orEmpty(details.phone),
    email: orEmpty(details.email),
    preferred: orEmpty(details.preferredProvider),
    contacts: contacts.length > 0 ? contacts : [emptyContact],
  };
}

function trimmed(fields: PayerFields): PayerFields {
  const { tin, lines, contacts, name, brn, postcode, city, state, phone, email, preferred } = fields;
  return {
    name: name.trim(),
    tin: tin.trim().toUpperCase(),
    brn: brn.trim(),
    lines: lines.map((line) => line.trim()),
    postcode: postcode.trim(),
    city: city.trim(),
    state,
    phone: phone.trim(),
    email: email.trim(),
    preferred,
    contacts: contacts.map((contact) => ({ name: contact.name.trim(), email: contact.email.trim() })),
  };
}

type Rule = [field: string, isBroken: boolean, message: string];
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const differs = (text: string, form: RegExp) => text !== '' && !form.test(text);

export function payerProblems(typed: PayerFields): FormProblem[] {
  const fields = trimmed(typed);
  const { name, tin, brn, phone, email, contacts } = fields;
  const rules: Rule[] = [
    ['name', name === '', 'Sila isi nama pembayar.'],
    ['tin', differs(tin, /^[A-Z]{1,2}\d{9,12}$/), 'Sila semak TIN ini, contohnya C25845632020.'],
    [
      'brn',
      differs(brn, /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9-]{3,18}[A-Za-z0-9]$/),
      'Sila semak nombor pendaftaran, contohnya 202001234567.',
    ],
    ...addressRules(fields),
    ['phone', differs(phone, /^\+?\d[\d -]{6,18}$/), 'Sila semak nombor telefon, contohnya 03-8888 8888.'],
    ['email', differs(email, address), 'Sila semak e-mel ini, contohnya pejabat@sekolah.edu.my.'],
    ...contacts.flatMap(contactRules),
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([field, , message]) => ({ field, message }));
}

/** All of an address or nothing of it. */
function addressRules(fields: PayerFields): Rule[] {
  if (!hasAddress(fields)) return [];
  const { lines, postcode, city, state } = fields;
  return [
    ['lines.0', lines.every((line) => line === ''), 'Sila isi alamat.'],
    ['postcode', !/^\d{5}$/.test(postcode), 'Sila isi poskod lima angka.'],
    ['city', city === '', 'Sila isi bandar.'],
    ['state', state === '', 'Sila pilih negeri.'],
  ];
}

function hasAddress({ lines, postcode, city, state }: PayerFields): boolean {
  return [...lines, postcode, city, state].some((part) => part !== '');
}

function contactRules({ name, email }: PayerFields['contacts'][number], index: number): Rule[] {
  if (name === '' && email === '') return [];
  return [
    [`contacts.${index}.name`, name === '', `Sila isi nama penerima ${index + 1}.`],
    [`contacts.${index}.email`, !address.test(email), `Sila semak e-mel penerima ${index + 1}.`],
  ];
}

/** As the server takes it, of fields without problems. */
export function payerBody(typed: PayerFields): Details {
  const fields = trimmed(typed);
  const { name, tin, brn, phone, email, preferred, contacts } = fields;
  const orNull = (text: string) => (text === '' ? null : text);
  return {
    name,
    tin: orNull(tin),
    brn: orNull(brn),
    address: hasAddress(fields) ? addressOf(fields) : null,
    phone: orNull(phone),
    email: orNull(email),
    contacts: contacts.filter((contact) => contact.email !== ''),
    preferredProvider: orNull(preferred),
  };
}

function addressOf({ lines, postcode, city, state }: PayerFields): NonNullable<Details['address']> {
  const stateCode = state as NonNullable<Details['address']>['stateCode'];
  return { lines: lines.filter((line) => line !== ''), postcode, city, stateCode };
}
