import { ValidateIf } from 'class-validator';

/** A property that may be left out. Sent as null it is refused by the rules beside this one, as any wrong value is. */
export const MayBeAbsent = () => ValidateIf((_, value) => value !== undefined);
