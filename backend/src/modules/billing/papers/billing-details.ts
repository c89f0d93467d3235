import type { StateCode } from '../../schools/index.js';

export type Address = Readonly<{
  lines: readonly string[];
  postcode: string;
  city: string;
  stateCode: StateCode;
}>;

/** Whom mails about money go to beside the administrators. */
export type BillingContact = Readonly<{ name: string; email: string }>;

/** What a school has said of itself as a payer. */
export type BillingDetails = Readonly<{
  /** As on its documents, e.g. the name in which it is registered. */
  name: string;
  /** Tax identification number; a government school has none of its own. */
  tin: string | null;
  /** Number of the business registration. */
  brn: string | null;
  address: Address | null;
  phone: string | null;
  email: string | null;
  contacts: readonly BillingContact[];
  /** The provider that is chosen unless another is, e.g. billplz. */
  preferredProvider: string | null;
}>;

export function detailsUnlessSaid(schoolName: string): BillingDetails {
  return {
    name: schoolName,
    tin: null,
    brn: null,
    address: null,
    phone: null,
    email: null,
    contacts: [],
    preferredProvider: null,
  };
}
