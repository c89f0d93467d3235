import type { Address, BillingDetails } from '../billing-details.js';
import type { Seller } from '../seller.js';
import { type UblElement, type UblNode, value } from './ubl.js';

/** What MyInvois wants where there is nothing to say. */
const NOT_APPLICABLE = 'NA';
/** For government bodies without a number of their own (LHDN, e-Invoice Specific Guideline, appendix 1). */
const GOVERNMENT_TIN = 'EI00000000040';

type Identity = Readonly<{ tin: string; brn: string; sst: string }>;
type Contact = Readonly<{ phone: string; email: string }>;

export function supplierParty(seller: Seller): UblNode {
  const { tin, registrationNumber: brn, serviceTaxNumber, industryCode, industry } = seller;
  const party = partyOf(
    { tin, brn, sst: serviceTaxNumber ?? NOT_APPLICABLE },
    seller.name,
    seller.address,
    seller,
  );
  return { Party: [{ IndustryClassificationCode: value(industryCode, { name: industry }), ...party }] };
}

export function customerParty({ tin, brn, name, address, phone, email }: BillingDetails): UblNode {
  const identity = { tin: tin ?? GOVERNMENT_TIN, brn: brn ?? NOT_APPLICABLE, sst: NOT_APPLICABLE };
  const contact = { phone: phone ?? NOT_APPLICABLE, email: email ?? NOT_APPLICABLE };
  return { Party: [partyOf(identity, name, address, contact)] };
}

function partyOf(
  { tin, brn, sst }: Identity,
  name: string,
  address: Address | null,
  contact: Contact,
): UblNode {
  return {
    PartyIdentification: [
      { ID: value(tin, { schemeID: 'TIN' }) },
      { ID: value(brn, { schemeID: 'BRN' }) },
      { ID: value(sst, { schemeID: 'SST' }) },
      { ID: value(NOT_APPLICABLE, { schemeID: 'TTX' }) },
    ],
    PostalAddress: [postalAddress(address)],
    PartyLegalEntity: [{ RegistrationName: value(name) }],
    Contact: [
      { Telephone: value(contact.phone.replaceAll(/[ -]/g, '')), ElectronicMail: value(contact.email) },
    ],
  };
}

function postalAddress(address: Address | null): UblNode {
  const lines = address?.lines ?? [NOT_APPLICABLE];
  return {
    CityName: value(address?.city ?? NOT_APPLICABLE),
    PostalZone: value(address?.postcode ?? NOT_APPLICABLE),
    CountrySubentityCode: value(address?.stateCode ?? '17'),
    AddressLine: lines.map((line): UblNode => ({ Line: value(line) })),
    Country: [{ IdentificationCode: country() }],
  };
}

function country(): UblElement {
  return value('MYS', { listID: 'ISO3166-1', listAgencyID: '6' });
}
