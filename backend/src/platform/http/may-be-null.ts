import { ValidateIf } from 'class-validator';

/** A property whose null says that there is none. Left out it is refused by the rules beside this one. */
export const MayBeNull = () => ValidateIf((_, value) => value !== null);
