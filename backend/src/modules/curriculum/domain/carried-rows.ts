import type { ImportRow } from '../../../platform/imports/finding.js';

/** From the whole document down to one standard; a code and its text stand for one thing. */
const PLACES = [
  ['kurikulum'],
  ['subjek'],
  ['tahun'],
  ['bidang'],
  ['sk_kod', 'sk'],
  ['sp_kod', 'sp'],
] as const;
/** So many of them name the document: they hold for all rows. */
const OF_DOCUMENT = 3;

type Values = Readonly<Record<string, string>>;

/**
 * Rows with what stands above them where a cell is empty: of merged cells the file has the first alone, and people do
 * not write again what stays the same. Under something new nothing of what stood under the former is carried on. Nor is
 * anything but the document where rows are missing in between: what they said is not known.
 */
export function carriedRows(rows: readonly ImportRow[]): ImportRow[] {
  let above: Values = {};
  let last: number | null = null;
  return rows.map((row) => {
    if (last !== null && row.number !== last + 1) above = ofDocument(above);
    last = row.number;
    above = carried(row.values, above);
    return { number: row.number, values: { ...row.values, ...above } };
  });
}

function carried(values: Values, above: Values): Values {
  const result: Record<string, string> = {};
  let isNew = false;
  for (const place of PLACES) {
    const said = place.filter((field) => (values[field] ?? '') !== '');
    isNew ||= said.some((field) => values[field] !== above[field]);
    // A code alone, said again, keeps its text.
    for (const field of place) result[field] = values[field] || (isNew ? '' : (above[field] ?? ''));
  }
  return result;
}

function ofDocument(above: Values): Values {
  const fields: readonly string[] = PLACES.slice(0, OF_DOCUMENT).flat();
  return Object.fromEntries(Object.entries(above).filter(([field]) => fields.includes(field)));
}
