import qrcode from 'qrcode-generator';
import type { Sheet } from './sheet.js';

/** Draws the text as dark squares; a scanner wants the quiet edge of four squares, which is part of `side`. */
export function drawQrCode(sheet: Sheet, text: string, x: number, y: number, side: number): void {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const unit = side / (count + 8);
  sheet.square(x, y, side);
  sheet.fill('#ffffff');
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (code.isDark(row, column)) sheet.square(x + (column + 4) * unit, y + (row + 4) * unit, unit);
  sheet.fill('#000000');
}
