import type { IdentityNumbers, NumberHolder } from '../../platform/secrets/identity-numbers.js';
import { identityNumberOf, lastOf } from './domain/identity-number.js';

/** A number of identity as it is kept: all three or none. */
export type KeptNumber = Readonly<{
  numberSealed: Buffer | null;
  numberHash: Buffer | null;
  /** The last two. */
  numberEnding: string | null;
}>;

export const NO_NUMBER: KeptNumber = { numberSealed: null, numberHash: null, numberEnding: null };

export function keptNumber(
  numbers: IdentityNumbers,
  written: string | null,
  holder: NumberHolder,
): KeptNumber {
  const number = written === null ? null : identityNumberOf(written);
  if (number === null) return NO_NUMBER;
  return {
    numberSealed: numbers.seal(number, holder),
    numberHash: numbers.hash(number, holder.schoolId),
    numberEnding: lastOf(number, 2),
  };
}
