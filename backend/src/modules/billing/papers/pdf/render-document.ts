import { qrSquares } from '../../../../platform/pdf/qr-squares.js';
import { ringgit } from '../../ringgit.js';
import type { BillingDocument } from '../billing-document.js';
import { BALANCE, closingWords, facts, settlementLines, sums, TITLES, totalLabel } from './document-words.js';
import { buyerLines, sellerLines } from './party-lines.js';
import { COLOUR, CONTENT_WIDTH, PAGE, Sheet } from './sheet.js';

const LEFT = PAGE.margin;
const HALF = CONTENT_WIDTH / 2 - 12;
const RIGHT = PAGE.width - PAGE.margin - HALF;
const AMOUNT_WIDTH = 110;
const SMALL = { size: 8.5, colour: COLOUR.muted } as const;

/** The document on one A4 page. The same document gives the same bytes. */
export async function renderDocument(document: BillingDocument): Promise<Buffer> {
  const sheet = await Sheet.open(`${TITLES[document.kind]} ${document.number}`, document.issuedAt);
  const below = drawParties(sheet, document, drawHead(sheet, document));
  const end = drawAmounts(sheet, document, below + 18);
  drawClosing(sheet, document, end + 20);
  drawFoot(sheet);
  return sheet.end();
}

function drawHead(sheet: Sheet, { kind, seller }: BillingDocument): number {
  const title = { x: RIGHT, y: PAGE.margin - 6, width: HALF };
  sheet.text(TITLES[kind], title, { size: 24, bold: true, align: 'right' });
  let y = sheet.text(
    'Rekod Mengajar',
    { x: LEFT, y: PAGE.margin, width: HALF },
    { size: 15, bold: true, colour: COLOUR.accent },
  );
  y = sheet.text(seller.name, { x: LEFT, y: y + 4, width: HALF }, { bold: true });
  y = writeLines(sheet, sellerLines(seller), LEFT, y + 2);
  sheet.line(y + 14);
  return y + 30;
}

function drawParties(sheet: Sheet, document: BillingDocument, top: number): number {
  sheet.text('Kepada', { x: LEFT, y: top, width: HALF }, SMALL);
  const named = sheet.text(
    document.buyer.name,
    { x: LEFT, y: top + 14, width: HALF },
    { size: 11, bold: true },
  );
  const left = writeLines(sheet, buyerLines(document.buyer), LEFT, named + 2);
  let y = top;
  for (const [label, value] of facts(document)) {
    sheet.text(label, { x: RIGHT, y, width: 80 }, SMALL);
    y = sheet.text(value, { x: RIGHT + 84, y, width: HALF - 84 }, { size: 9, align: 'right' }) + 4;
  }
  return Math.max(left, y);
}

function writeLines(sheet: Sheet, lines: readonly string[], x: number, top: number): number {
  return lines.reduce((y, line) => sheet.text(line, { x, y, width: HALF }, SMALL) + 1, top);
}

function drawAmounts(sheet: Sheet, document: BillingDocument, top: number): number {
  const amountX = PAGE.width - PAGE.margin - AMOUNT_WIDTH;
  const wide = CONTENT_WIDTH - AMOUNT_WIDTH - 16;
  const row = (label: string, value: string, y: number, bold = false) => {
    sheet.text(value, { x: amountX, y, width: AMOUNT_WIDTH }, { bold, align: 'right' });
    return sheet.text(label, { x: LEFT, y, width: wide }, { bold });
  };
  sheet.line(top, COLOUR.accent);
  sheet.text('Perkara', { x: LEFT, y: top + 8, width: wide }, SMALL);
  sheet.text('Amaun', { x: amountX, y: top + 8, width: AMOUNT_WIDTH }, { ...SMALL, align: 'right' });
  let y = row(document.description, ringgit(document.amount.netSen), top + 26);
  sheet.line(y + 10);
  y += 20;
  for (const [label, value] of sums(document)) y = row(label, value, y) + 5;
  sheet.line(y + 5);
  y = row(totalLabel(document), ringgit(document.amount.totalSen), y + 15, true);
  if (document.kind === 'invoice')
    for (const [label, value] of settlementLines(document)) y = row(label, value, y + 5, label === BALANCE);
  sheet.line(y + 10, COLOUR.accent);
  return y + 10;
}

function drawClosing(sheet: Sheet, document: BillingDocument, top: number): void {
  const words = closingWords(document);
  if (words) sheet.text(words, { x: LEFT, y: top, width: CONTENT_WIDTH });
  if (document.kind === 'invoice' && document.payUrl !== null) drawPayPanel(sheet, document.payUrl, top + 4);
}

function drawPayPanel(sheet: Sheet, payUrl: string, y: number): void {
  const side = 104;
  const panel = { x: LEFT, y, width: CONTENT_WIDTH };
  sheet.panel(panel, side + 24);
  drawQrCode(sheet, payUrl, LEFT + 12, y + 12, side);
  const text = { x: LEFT + side + 32, width: CONTENT_WIDTH - side - 48 };
  let end = sheet.text(
    'Bayar dalam talian',
    { ...text, y: y + 22 },
    { size: 12, bold: true, colour: COLOUR.accent },
  );
  end = sheet.text('Imbas kod ini, atau buka alamat di bawah dan log masuk sebagai Admin Utama.', {
    ...text,
    y: end + 4,
  });
  const address = sheet.text(payUrl, { ...text, y: end + 6 }, { size: 8, colour: COLOUR.accent });
  sheet.link({ ...text, y: end + 6 }, address - end - 6, payUrl);
}

function drawFoot(sheet: Sheet): void {
  const y = PAGE.height - PAGE.margin - 14;
  sheet.line(y - 10);
  const words = 'Dokumen ini dijana oleh komputer; tandatangan tidak diperlukan.';
  sheet.text(words, { x: LEFT, y, width: CONTENT_WIDTH }, SMALL);
}

/** On white, whatever is below. */
function drawQrCode(sheet: Sheet, text: string, x: number, y: number, side: number): void {
  const { count, dark } = qrSquares(text);
  const unit = side / count;
  sheet.square(x, y, side);
  sheet.fill('#ffffff');
  for (const { row, column } of dark) sheet.square(x + column * unit, y + row * unit, unit);
  sheet.fill('#000000');
}
