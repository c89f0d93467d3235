import { FileRefused } from '../archives/file-refused.js';
import { type CleanWorkbook, cleanWorkbook } from '../office/clean-workbook.js';
import { leftOutSentence } from '../office/left-out.js';
import { packed } from '../office/new-package.js';
import { DayStyles } from './day-styles.js';
import { filledSheet, stretched, type TemplateRow } from './filled-sheet.js';

const STYLES = 'xl/styles.xml';

/** Where a list stands in a workbook; `headRow`: the last row of its heads, as a spreadsheet counts. */
export type TemplatePlace = Readonly<{ sheet: string; headRow: number }>;

/** As it may be handed to others. `leftOut`: what is missed of it, in a sentence; null where nothing is. */
export async function takenWorkbook(
  bytes: Buffer,
): Promise<Readonly<{ bytes: Buffer; leftOut: string | null }>> {
  const { target } = await cleanWorkbook(bytes);
  return { bytes: await packed(target.contents()), leftOut: leftOutSentence(target.leftOut) };
}

/** The workbook with these rows under the heads, made anew: today's rule holds for whatever was kept before it, too. */
export async function filledWorkbook(
  bytes: Buffer,
  { sheet, headRow }: TemplatePlace,
  rows: readonly TemplateRow[],
): Promise<Buffer> {
  const { target, paths } = await cleanWorkbook(bytes);
  const path = pathOf({ target, paths }, sheet);
  const days = new DayStyles(target.trees.get(STYLES) ?? null);
  const filled = filledSheet(treeOf({ target, paths }, path), {
    ...{ headRow, rows, dayStyle: (style) => days.of(style) },
  });
  const changed = new Map([[path, filled]]);
  for (const table of target.related(path, 'table'))
    changed.set(table, stretched(treeOf({ target, paths }, table), headRow, rows.length));
  const styles = days.changed();
  if (styles) changed.set(STYLES, styles);
  return packed(target.contents(changed));
}

function pathOf({ paths }: CleanWorkbook, sheet: string): string {
  const path = paths.get(sheet);
  if (path === undefined) throw new FileRefused('unreadable');
  return path;
}

function treeOf({ target }: CleanWorkbook, path: string) {
  const tree = target.trees.get(path);
  if (!tree) throw new FileRefused('unreadable');
  return tree;
}
