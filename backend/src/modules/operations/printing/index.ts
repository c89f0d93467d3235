import { definePrinting, printer } from '../../../platform/papers/printing.js';
import type { PdfTable } from '../../../platform/pdf/table-pdf.js';

/** Its rows come by many at once. */
export const FINANCE_PDF = definePrinting<PdfTable, readonly (readonly string[])[]>('finance as PDF');

/** What the program that prints knows of this module. */
export const FINANCE_PRINTERS = [
  printer(FINANCE_PDF, async () => {
    const { tablePdf } = await import('../../../platform/pdf/table-pdf.js');
    return (table, pages) => tablePdf(table, rowsOf(pages));
  }),
];

async function* rowsOf(pages: AsyncIterable<readonly (readonly string[])[]>) {
  for await (const rows of pages) yield* rows;
}
