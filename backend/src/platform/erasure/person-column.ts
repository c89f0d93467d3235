/** By what a column names somebody: the id of an account, its address, the id of a pupil, or whichever id it is. */
export type NamedBy = 'account' | 'address' | 'pupil' | 'person';

/** What an erasure makes of the rows in which a column names somebody. */
export type PersonColumn =
  | Readonly<{ act: 'remove'; namedBy: NamedBy }>
  | Readonly<{ act: 'blank'; namedBy: NamedBy; values: Readonly<Record<string, string | null>> }>
  | Readonly<{ act: 'keep'; namedBy: NamedBy; because: string }>
  | Readonly<{ act: 'pass-over'; because: string }>;

/** Of each table the columns that name somebody. */
export type PersonColumns = Readonly<Record<string, Readonly<Record<string, PersonColumn>>>>;

/** The rows go with the person. */
export const removed = (namedBy: NamedBy): PersonColumn => ({ act: 'remove', namedBy });

/** The rows stay for others, without what says who it was: the columns get these values. */
export const blanked = (namedBy: NamedBy, values: Readonly<Record<string, string | null>>): PersonColumn => ({
  act: 'blank',
  namedBy,
  values,
});

/** The rows stay as they are. */
export const kept = (namedBy: NamedBy, because: string): PersonColumn => ({ act: 'keep', namedBy, because });

/** An id that leads to nobody once the account, or the pupil, is gone. */
export const ID_OF_ACCOUNT = kept('account', 'a number that leads to nobody');
export const ID_OF_PUPIL = kept('pupil', 'a number that leads to nobody');

/** The column names no person, or its rows are found by another column. */
export const passedOver = (because: string): PersonColumn => ({ act: 'pass-over', because });
