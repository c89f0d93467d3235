export const PAPER_STATES = ['waiting', 'printing', 'ready', 'refused'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Why it is not made. */
export type PaperProblem = Readonly<{ code: string; message: string }>;

/** `place`: 1 is the next; null once it has its turn. */
export type AskedPaper = Readonly<{
  id: string;
  name: string;
  type: string;
  state: PaperState;
  place: number | null;
  isLarge: boolean;
  problem: PaperProblem | null;
}>;
