import {
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  QRCodeReader,
  RGBLuminanceSource,
} from '@zxing/library';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Square = Readonly<{ x: number; y: number; side: number }>;

/** A rectangle as a path holds it: from a corner over three lines to its end. */
const RECTANGLE = 13;
const PIXELS = 6;
const QUIET = 4;

/** What the first QR code on the first page says, as a telephone reads it; undefined where there is none. */
export async function qrOf(bytes: Buffer): Promise<string | undefined> {
  const { OPS } = await getResolvedPDFJS();
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = argsArray.filter((_, at) => fnArray[at] === OPS.constructPath);
  const code = paths.map(([, [path]]) => squaresOf(path)).find(({ length }) => length > 100);
  return code && read(code);
}

function squaresOf(path: ArrayLike<number> | null): Square[] {
  const numbers = Array.from(path ?? []);
  if (numbers.length % RECTANGLE !== 0) return [];
  return Array.from({ length: numbers.length / RECTANGLE }, (_, at) => {
    const [, x = 0, y = 0, , right = 0] = numbers.slice(at * RECTANGLE);
    return { x, y, side: right - x };
  });
}

function read(squares: readonly Square[]): string {
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const unit = squares[0]?.side ?? 1;
  const placed = squares.map(
    ({ x, y }) => [Math.round((x - left) / unit), Math.round((y - top) / unit)] as const,
  );
  const side = (Math.max(...placed.map(([column]) => column)) + 1 + 2 * QUIET) * PIXELS;
  const image = new Uint8ClampedArray(side * side).fill(255);
  for (const [column, row] of placed)
    for (let line = 0; line < PIXELS; line += 1) {
      const at = ((row + QUIET) * PIXELS + line) * side + (column + QUIET) * PIXELS;
      image.fill(0, at, at + PIXELS);
    }
  const seen = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(image, side, side)));
  // It is drawn straight: whoever looks for a turned one misses a square now and then.
  return new QRCodeReader().decode(seen, new Map([[DecodeHintType.PURE_BARCODE, true]])).getText();
}
