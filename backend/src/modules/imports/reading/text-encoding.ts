import { FileRefused } from '../../../platform/archives/file-refused.js';
import { wideText } from '../../../platform/archives/wide-text.js';

/** In which text without a mark is written, beside UTF-8. */
export const TEXT_ENCODINGS = ['gb18030', 'big5', 'windows-1252'] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** `text`: null where it cannot be known, and one of `possible` has to be chosen. */
export type DecodedText = Readonly<{ text: string }> | Readonly<{ possible: readonly TextEncoding[] }>;

/** By a mark, else as UTF-8 if it is that, else as its letters show; `chosen`: as somebody has said. */
export function decodedText(bytes: Buffer, chosen: TextEncoding | null): DecodedText {
  const wide = wideText(bytes) ?? wideWithoutMark(bytes);
  if (wide !== null) return { text: wide };
  // No text has it, and every other kind of file does.
  if (bytes.includes(0)) throw new FileRefused('unreadable');
  if (chosen !== null) return { text: new TextDecoder(chosen).decode(bytes) };
  const unicode = strictly('utf-8', bytes);
  if (unicode !== null) return { text: unicode };
  const [sure, ...others] = possibleEncodings(bytes);
  if (sure && others.length === 0) return { text: new TextDecoder(sure).decode(bytes) };
  return { possible: sure ? [sure, ...others] : TEXT_ENCODINGS };
}

/** Two bytes a letter, of which one is nothing in most: a comma, a digit, an end of line. */
function wideWithoutMark(bytes: Buffer): string | null {
  const looked = bytes.subarray(0, 4_000);
  const zeros = (from: 0 | 1) => looked.filter((byte, at) => at % 2 === from && byte === 0).length;
  const most = looked.length * FEWEST_ZEROS;
  if (zeros(1) > most && zeros(0) === 0) return wideText(Buffer.concat([Buffer.from('fffe', 'hex'), bytes]));
  if (zeros(0) > most && zeros(1) === 0) return wideText(Buffer.concat([Buffer.from('feff', 'hex'), bytes]));
  return null;
}
const FEWEST_ZEROS = 0.2;

/**
 * Chinese of two bytes a character is known by the part of its table where what is written every day stands: what is nearly
 * all there in one table, and half of it not in the other, is of the first.
 */
function possibleEncodings(bytes: Buffer): TextEncoding[] {
  const shares = CHINESE.map(({ encoding, isCommon }) => ({
    encoding,
    share: strictly(encoding, bytes) === null ? 0 : shareOfPairs(bytes, isCommon),
  }));
  const likely = shares.filter(({ share }) => share >= LIKELY_SHARE);
  const [best, other] = shares.toSorted((one, next) => next.share - one.share);
  if (likely.length === 0) return ['windows-1252'];
  if (best && best.share >= SURE_SHARE && (other?.share ?? 0) <= BEATEN_SHARE) return [best.encoding];
  return [...likely.map(({ encoding }) => encoding), ...(isLatin(bytes) ? ['windows-1252' as const] : [])];
}
const LIKELY_SHARE = 0.5;
const SURE_SHARE = 0.9;
const BEATEN_SHARE = 0.65;

/** By the first byte of a character: level 1 of GB 2312, and of Big5 what is used most. */
const CHINESE = [
  {
    encoding: 'gb18030',
    isCommon: (first: number, second: number) => first >= 0xb0 && first <= 0xd7 && second >= 0xa1,
  },
  { encoding: 'big5', isCommon: (first: number) => first >= 0xa4 && first <= 0xc6 },
] as const;

function shareOfPairs(bytes: Buffer, isCommon: (first: number, second: number) => boolean): number {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const first = bytes[at] ?? 0;
    if (first < 0x80) continue;
    at += 1;
    pairs += 1;
    if (isCommon(first, bytes[at] ?? 0)) common += 1;
  }
  return pairs === 0 ? 0 : common / pairs;
}

/** Letters with accents stand alone between others: two side by side are rare. */
function isLatin(bytes: Buffer): boolean {
  const pairs = bytes.filter((byte, at) => byte >= 0xc0 && (bytes[at + 1] ?? 0) >= 0xc0).length;
  return pairs * 2 < bytes.filter((byte) => byte >= 0x80).length;
}

function strictly(encoding: string, bytes: Buffer): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
