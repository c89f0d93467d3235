import { MALAYSIAN_STATES } from '../../../schools/index.js';
import type { Address, BillingDetails } from '../billing-details.js';
import type { Seller } from '../seller.js';

export function sellerLines(seller: Seller): string[] {
  return [
    `No. pendaftaran ${seller.registrationNumber} · TIN ${seller.tin}`,
    ...(seller.serviceTaxNumber ? [`No. cukai perkhidmatan ${seller.serviceTaxNumber}`] : []),
    ...addressLines(seller.address),
    `${seller.phone} · ${seller.email}`,
  ];
}

export function buyerLines({ address, tin, brn, phone, email }: BillingDetails): string[] {
  const numbers = [tin && `TIN ${tin}`, brn && `No. pendaftaran ${brn}`].filter(Boolean).join(' · ');
  const contact = [phone, email].filter(Boolean).join(' · ');
  return [...(address ? addressLines(address) : []), numbers, contact].filter((line) => line !== '');
}

function addressLines({ lines, postcode, city, stateCode }: Address): string[] {
  return [...lines, `${postcode} ${city}, ${MALAYSIAN_STATES[stateCode]}`];
}
