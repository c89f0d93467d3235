import type { Duty } from '../access/access.js';
import type { SchoolCaller } from '../access/caller.js';
import type { ImportRow, MissingRecord, Planned } from './finding.js';

/** What a row of a file may say of the noun. */
export type ImportField = Readonly<{
  name: string;
  /** As people read it, in Malay. */
  label: string;
  /** What files call it, in small letters, with one space between words and no other signs. */
  heads: readonly string[];
  isRequired: boolean;
  /** Shown whole only where something is wrong with it, else by its last two. */
  isSecret: boolean;
  /** What is understood of a column of these, in Malay; null where nothing needs to be said. `rows`: what stands beside. */
  remark: ((samples: readonly string[], rows: readonly ImportRow['values'][]) => string | null) | null;
  /** What files call a part of it that has a column of its own: several columns may make one of these, in their order. */
  partHeads?: readonly string[];
  /** What a line above the rows, or the name of a sheet, says of them all; null where it says nothing of this. */
  inTitle?: (title: string) => string | null;
  /** An empty cell may mean that nothing is there any more, where somebody says so of the column. */
  canClear?: boolean;
}>;

/** What is asked once of a whole file before its rows are looked at. All in Malay but the names. */
export type ImportQuestion = Readonly<{
  name: string;
  label: string;
  help: string;
  /** Null: answered in words. */
  options: readonly Readonly<{ value: string; label: string }>[] | null;
}>;

export type ImportKindDefinition = Readonly<{
  name: string;
  /** Who may import it beside administrators. */
  duties: readonly Duty[];
  /** Its rows belong to an academic year: who begins an import says which. */
  isOfYear: boolean;
  /** Whom its files are about: an erasure of one of them takes the files that wait. Null: nobody. */
  holds: 'account' | 'pupil' | null;
  fields: readonly ImportField[];
  /** What people call a row, where that is not its first field. */
  titledBy?: string;
  /** Answered with the matching of columns; as answers they reach the kind by their names. */
  questions?: readonly ImportQuestion[];
  /** Heads of columns that are never proposed for import, because what they tell is not kept here. */
  sensitiveHeads: readonly string[];
}>;

/** `answers`: what was decided of the questions that mends ask, by question. */
export type ImportContext = Readonly<{
  caller: SchoolCaller;
  academicYearId: string;
  answers: Readonly<Record<string, string>>;
}>;

/** What becomes of the rows, and what is kept that no row speaks of. */
export type PlannedRows<Plan> = Readonly<{
  planned: readonly Planned<Plan>[];
  missing: readonly MissingRecord[];
}>;

/** `kept`: rows that somebody has changed since, which stay as they are. */
export type Undone = Readonly<{ undone: number; kept: number }>;

/**
 * How rows of a file become rows of a module. The preview and the run are `plan` upon what stands then, in the current
 * transaction. The run plans before it holds the noun, so that others wait for the writing alone, and plans anew where
 * something else stands once it is held. `Around`: all that rows are compared with, as data that can be compared.
 * `Made`: what an undoing needs, as JSON.
 */
export abstract class ImportKind<Around, Plan, Made> {
  abstract readonly definition: ImportKindDefinition;
  abstract hold(context: ImportContext): Promise<void>;
  abstract around(context: ImportContext, rows: readonly ImportRow[]): Promise<Around>;
  abstract plan(context: ImportContext, rows: readonly ImportRow[], around: Around): PlannedRows<Plan>;
  abstract apply(
    context: ImportContext,
    plans: readonly Plan[],
    missing: readonly MissingRecord[],
  ): Promise<Made>;
  abstract undo(context: ImportContext, made: Made): Promise<Undone>;
}

/** As the contract lists them. It fills while the modules are loaded. */
export const importKindNames: string[] = [];

/** Stands in the module of the noun; a provider of it that extends `ImportKind` does the work. */
export function defineImportKind(definition: ImportKindDefinition): ImportKindDefinition {
  if (importKindNames.includes(definition.name))
    throw new Error(`The import of ${definition.name} is defined twice.`);
  importKindNames.push(definition.name);
  return Object.freeze({ ...definition });
}
