/** What somebody says whose official code another has registered. */
export type Objection = Readonly<{ name: string; contact: string; reason: string }>;
export type Contestant = Readonly<{ userId: string; email: string }>;

/** `code`: as it was contested. Times in epoch milliseconds. */
export type CodeContest = Objection &
  Contestant &
  Readonly<{ id: string; schoolId: string; code: string; contestedAt: number; answer: ContestAnswer | null }>;

/** `kept`: the registration stands. `released`: the code is free again, first for the contestant. */
export type ContestAnswer = 'kept' | 'released';

/** So many one person may make within a day: nobody works for more schools than that. */
export const CONTESTS_A_DAY = 3;

/** How long a released code waits for whom it was released. */
export const KEPT_DAYS = 14;
