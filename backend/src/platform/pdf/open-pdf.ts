import { PDF_FONTS } from './pdf-fonts.js';

/** A document in the fonts of the screens. The library is loaded by who writes one: a start does not wait for it. */
export async function openPdf(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', lang: 'ms', displayTitle: true, ...options });
  return pdf.registerFont('regular', PDF_FONTS.regular).registerFont('semibold', PDF_FONTS.semibold);
}
