import qrcode from 'qrcode-generator';

/** The dark squares of a QR code in squares of a unit from its top left corner; `count` with the quiet edge that scanners want. */
export type QrSquares = Readonly<{
  count: number;
  dark: readonly Readonly<{ row: number; column: number }>[];
}>;

/** On each side. */
const QUIET = 4;

/** With so much to spare that a smudge is forgiven (level M). */
export function qrSquares(text: string): QrSquares {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const own = Array.from({ length: code.getModuleCount() }, (_, at) => at);
  const dark = own.flatMap((row) =>
    own
      .filter((column) => code.isDark(row, column))
      .map((column) => ({ row: row + QUIET, column: column + QUIET })),
  );
  return { count: own.length + 2 * QUIET, dark };
}

/** For a screen: a shape in a square of `side` units, as SVG writes it. */
export function qrShape(text: string): Readonly<{ side: number; shape: string }> {
  const { count, dark } = qrSquares(text);
  return { side: count, shape: dark.map(({ row, column }) => `M${column} ${row}h1v1h-1z`).join('') };
}

/** As one black shape within a square of this side. */
export function drawQr(
  pdf: PDFKit.PDFDocument,
  text: string,
  { x, y, side }: Readonly<{ x: number; y: number; side: number }>,
): void {
  const { count, dark } = qrSquares(text);
  const unit = side / count;
  for (const { row, column } of dark) pdf.rect(x + column * unit, y + row * unit, unit, unit);
  pdf.fill('#000000');
}
