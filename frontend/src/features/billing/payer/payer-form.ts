import type { components } from '../../../api/schema';
import type { FormError } from '../../../ui/form-summary';

type Details = components['schemas']['BillingDetailsDto'];

export const maxContacts = 5;
export const addressLines = [0, 1, 2] as const;

/** Ids of the fields, which are their names in the form too. */
export const ids = {
  name: 'payer-name',
  tin: 'payer-tin',
  brn: 'payer-brn',
  line: (index: number) => `payer-line-${index}`,
  postcode: 'payer-postcode',
  city: 'payer-city',
  state: 'payer-state',
  phone: 'payer-phone',
  email: 'payer-email',
  preferred: 'payer-preferred',
  contactName: (index: number) => `contact-name-${index}`,
  contactEmail: (index: number) => `contact-email-${index}`,
};

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

export function readPayerForm(form: FormData): PayerFields {
  const text = (id: string) => String(form.get(id) ?? '').trim();
  return {
    name: text(ids.name),
    tin: text(ids.tin).toUpperCase(),
    brn: text(ids.brn),
    lines: addressLines.map((index) => text(ids.line(index))),
    postcode: text(ids.postcode),
    city: text(ids.city),
    state: text(ids.state),
    phone: text(ids.phone),
    email: text(ids.email),
    preferred: text(ids.preferred),
    contacts: Array.from({ length: maxContacts }, (_row, index) => ({
      name: text(ids.contactName(index)),
      email: text(ids.contactEmail(index)),
    })),
  };
}

type Rule = [field: string, isBroken: boolean, message: string];
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const differs = (text: string, form: RegExp) => text !== '' && !form.test(text);

export function payerErrors(fields: PayerFields): FormError[] {
  const { name, tin, brn, phone, email, contacts } = fields;
  const rules: Rule[] = [
    [ids.name, name === '', 'Sila isi nama pembayar.'],
    [ids.tin, differs(tin, /^[A-Z]{1,2}\d{9,12}$/), 'Sila semak TIN ini, contohnya C25845632020.'],
    [
      ids.brn,
      differs(brn, /^(?=.*\d)[A-Za-z0-9][A-Za-z0-9-]{3,18}[A-Za-z0-9]$/),
      'Sila semak nombor pendaftaran, contohnya 202001234567.',
    ],
    ...addressRules(fields),
    [ids.phone, differs(phone, /^\+?\d[\d -]{6,18}$/), 'Sila semak nombor telefon, contohnya 03-8888 8888.'],
    [ids.email, differs(email, address), 'Sila semak e-mel ini, contohnya pejabat@sekolah.edu.my.'],
    ...contacts.flatMap(contactRules),
  ];
  return rules.filter(([, isBroken]) => isBroken).map(([fieldId, , message]) => ({ fieldId, message }));
}

/** All of an address or nothing of it. */
function addressRules(fields: PayerFields): Rule[] {
  if (!hasAddress(fields)) return [];
  const { lines, postcode, city, state } = fields;
  return [
    [ids.line(0), lines.every((line) => line === ''), 'Sila isi alamat.'],
    [ids.postcode, !/^\d{5}$/.test(postcode), 'Sila isi poskod lima angka.'],
    [ids.city, city === '', 'Sila isi bandar.'],
    [ids.state, state === '', 'Sila pilih negeri.'],
  ];
}

function hasAddress({ lines, postcode, city, state }: PayerFields): boolean {
  return [...lines, postcode, city, state].some((part) => part !== '');
}

function contactRules({ name, email }: PayerFields['contacts'][number], index: number): Rule[] {
  if (name === '' && email === '') return [];
  return [
    [ids.contactName(index), name === '', `Sila isi nama penerima ${index + 1}.`],
    [ids.contactEmail(index), !address.test(email), `Sila semak e-mel penerima ${index + 1}.`],
  ];
}

/** As the server takes it. The form has been checked. */
export function payerBody(fields: PayerFields): Details {
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
