/** What settles a finding of a row: a value in place of what stands there, an answer, or the row left out. */
export type Mend =
  | Readonly<{ act: 'value'; label: string; field: string; value: string; everywhere: boolean }>
  | Readonly<{ act: 'answer'; label: string; question: string; answer: string }>
  | Readonly<{ act: 'skip'; label: string }>;

/** `field`: null for the row as a whole. What is no warning keeps the row out. `message` in Malay. */
export type Finding = Readonly<{
  field: string | null;
  isWarning: boolean;
  message: string;
  mends: readonly Mend[];
}>;
