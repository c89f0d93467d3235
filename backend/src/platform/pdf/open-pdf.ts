import type { Font } from 'fontkit';
import { pdfFonts } from './pdf-fonts.js';

/** A document in the fonts of the screens. The library is loaded by who writes one: a start does not wait for it. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const [{ default: PDFDocument }, { regular, semibold }] = await Promise.all([import('pdfkit'), pdfFonts()]);
  const pdf = new PDFDocument({ size: 'A4', lang: 'ms', displayTitle: true, ...options });
  return pdf.registerFont('regular', source(regular)).registerFont('semibold', source(semibold));
}

/** The library takes an opened font since 0.20; its types do not know that. */
const source = (font: Font) => font as unknown as PDFKit.Mixins.PDFFontSource;
