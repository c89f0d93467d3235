import type { Address } from './billing-details.js';

/** Who issues the documents. */
export type Seller = Readonly<{
  name: string;
  registrationNumber: string;
  tin: string;
  serviceTaxNumber: string | null;
  industryCode: string;
  industry: string;
  address: Address;
  phone: string;
  email: string;
}>;
