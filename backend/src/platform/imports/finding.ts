/** What a row of a file would become, and what stands in its way. Rules of modules say it, so nothing else is in here. */

/** `values`: by the name of a field, '' where nothing stands. `number`: of the row, as a spreadsheet counts them. */
export type ImportRow = Readonly<{ number: number; values: Readonly<Record<string, string>> }>;

/** One tap that settles a finding. `label` in Malay. `everywhere`: in all rows that say the same. */
export type Mend =
  | Readonly<{ act: 'value'; label: string; field: string; value: string; everywhere: boolean }>
  | Readonly<{ act: 'answer'; label: string; question: string; answer: string }>
  | Readonly<{ act: 'skip'; label: string }>;

/** `field`: what it is about, null for the row as a whole. A row with a finding that is no warning is not imported. */
export type Finding = Readonly<{
  field: string | null;
  isWarning: boolean;
  /** In Malay; at most two digits of a number in it. */
  message: string;
  mends: readonly Mend[];
}>;

/** `plan`: what to do, null where something is wrong. */
export type Planned<Plan> = Readonly<{
  number: number;
  outcome: 'new' | 'changed' | 'same';
  findings: readonly Finding[];
  plan: Plan | null;
}>;
