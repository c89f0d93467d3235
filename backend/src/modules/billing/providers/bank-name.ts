/** Banks on FPX, and what their names hold in any spelling that providers use, without spaces and signs. */
const BANKS: readonly (readonly [name: string, held: RegExp])[] = [
  ['Affin Bank', /affin/],
  ['Agrobank', /agro/],
  ['Alliance Bank', /alliance/],
  ['AmBank', /ambank/],
  ['Bank Islam', /bankislam/],
  ['Bank Muamalat', /muamalat/],
  ['Bank of China', /bankofchina/],
  ['Bank Rakyat', /bankrakyat|irakyat/],
  ['BSN', /^bsn|simpanannasional/],
  ['CIMB Bank', /cimb/],
  ['Deutsche Bank', /deutsche/],
  ['Hong Leong Bank', /hongleong|^hlb/],
  ['HSBC Bank', /hsbc/],
  ['KFH', /^kfh|kuwaitfinance/],
  ['Maybank', /maybank/],
  ['OCBC Bank', /ocbc/],
  ['Public Bank', /publicbank|^pbe|pbenterprise/],
  ['RHB Bank', /rhb/],
  ['Standard Chartered', /standardchartered/],
  ['UOB', /^uob|unitedoverseas/],
];
const LONGEST = 60;

/** One name of each bank, whatever its provider calls it; a bank that nobody knows keeps what it is called. */
export function bankName(said: unknown): { bankName?: string } {
  if (typeof said !== 'string') return {};
  const text = said
    .replaceAll(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();
  const squeezed = text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const known = BANKS.find(([, held]) => held.test(squeezed));
  return text === '' ? {} : { bankName: known?.[0] ?? text };
}
