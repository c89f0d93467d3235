import type { Provider } from '@nestjs/common';

export type Period = Readonly<{ days: number } | { months: number } | { years: number }>;

/**
 * Rows that die by time. `at`: the column that says how old one is, written by the system's clock or by the business
 * clock. `only`: a condition in SQL; others stay however old. `takes`: rows that stand on them and go with them.
 * `empties`: the row stays, and these columns of it are emptied.
 */
export type RetentionRule = Readonly<{
  table: string;
  at: string;
  clock: 'system' | 'business';
  keeps: Period;
  only?: string;
  takes?: readonly Readonly<{ table: string; column: string }>[];
  empties?: Readonly<Record<string, string>>;
  because: string;
}>;

/** What one module declares of its tables; found among the providers of the application. */
export class RetentionRules {
  constructor(readonly declared: readonly RetentionRule[]) {}
}

/** Tables that nobody declares are kept as long as what they are about. */
export function declareRetention(...declared: readonly RetentionRule[]): Provider {
  return { provide: Symbol('retention of tables'), useValue: new RetentionRules(declared) };
}
