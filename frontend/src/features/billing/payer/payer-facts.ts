import { MALAYSIAN_STATES } from '@rules/schools/domain/malaysian-state';
import { formatList } from '../../../ui/format';
import type { BillingDetails } from '../calls';

type Fact = { term: string; value: string };

/** Who pays, as it stands on the documents. */
export function payerFacts({ name, tin, brn, address, phone, email, contacts }: BillingDetails): Fact[] {
  return [
    { term: 'Nama', value: name },
    { term: 'TIN', value: tin ?? 'Tiada' },
    { term: 'Nombor pendaftaran (BRN)', value: brn ?? 'Tiada' },
    { term: 'Alamat', value: address ? addressLine(address) : 'Belum diisi' },
    ...(phone ? [{ term: 'Telefon', value: phone }] : []),
    ...(email ? [{ term: 'E-mel', value: email }] : []),
    ...(contacts.length > 0
      ? [{ term: 'Penerima resit', value: formatList(contacts.map((contact) => contact.name)) }]
      : []),
  ];
}

function addressLine({ lines, postcode, city, stateCode }: NonNullable<BillingDetails['address']>): string {
  return [...lines, `${postcode} ${city}`, MALAYSIAN_STATES[stateCode]].join(', ');
}
