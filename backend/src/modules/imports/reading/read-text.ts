import { readCsv } from './read-csv.js';
import type { EncodingChoice, ReadSheet } from './read-sheet.js';
import { readWebTables } from './read-web-table.js';
import { decodedText, type TextEncoding } from './text-encoding.js';

const WEB_PAGE = /^\s*(?:<!doctype html|<\?xml[^>]*>\s*<html|<html|<head|<meta|<style|<table)/i;
const MOST_SAMPLES = 3;

/** A page says in its head how it is written. */
const SAID_ENCODING = /<meta[^>]*charset\s*=\s*["']?\s*([\w-]+)/i;

/** CSV, or the tables of a page; where its letters cannot be known, what they may be. */
export async function readText(
  bytes: Buffer,
  chosen: TextEncoding | null,
): Promise<ReadSheet[] | readonly EncodingChoice[]> {
  const decoded = decodedText(bytes, chosen ?? saidIn(bytes));
  if ('text' in decoded)
    return WEB_PAGE.test(decoded.text) ? readWebTables(decoded.text) : [await readCsv(decoded.text)];
  return decoded.possible.map((encoding) => ({ encoding, samples: samplesIn(bytes, encoding) }));
}

export function isChoice(
  found: readonly ReadSheet[] | readonly EncodingChoice[],
): found is readonly EncodingChoice[] {
  return found.some((each) => 'encoding' in each);
}

function saidIn(bytes: Buffer): TextEncoding | null {
  const head = bytes.subarray(0, 1_024).toString('latin1');
  const said = WEB_PAGE.test(head) ? SAID_ENCODING.exec(head)?.[1]?.toLowerCase() : undefined;
  if (said === 'gbk' || said === 'gb2312' || said === 'gb18030') return 'gb18030';
  if (said === 'big5') return 'big5';
  return said === 'windows-1252' || said === 'iso-8859-1' ? 'windows-1252' : null;
}

/** Cells of which the letters are in doubt. */
function samplesIn(bytes: Buffer, encoding: TextEncoding): string[] {
  const text = new TextDecoder(encoding).decode(bytes);
  const cells = text.split(/[\r\n,;\t|"]+/).filter((cell) => /[^\x20-\x7e]/.test(cell));
  return [...new Set(cells.map((cell) => cell.trim().slice(0, 60)))].slice(0, MOST_SAMPLES);
}
