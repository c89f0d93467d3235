import { lettersOf } from './scripts.js';

/** What stays together on a line: a word with the blanks behind it, and each East Asian letter by itself. */
const EAST_ASIAN = String.raw`\p{scx=Han}\p{scx=Hira}\p{scx=Kana}`;
export const WORDS = new RegExp(`[${EAST_ASIAN}]\\p{P}*\\s*|[^\\s${EAST_ASIAN}]+\\s*|\\s+`, 'gu');
const MORE = '…';

type Limits = Readonly<{ width: number; maxLines: number; widthOf: (text: string) => number }>;

/** Lines no wider than `width`; a word that is wider is broken, and what has no place gives way to "…". */
export function breakLines(text: string, limits: Limits): string[] {
  const lines = text.split('\n').flatMap((paragraph) => linesOf(paragraph, limits));
  if (lines.length <= limits.maxLines) return lines;
  const kept = lines.slice(0, limits.maxLines);
  return [...kept.slice(0, -1), shortened(kept.at(-1) ?? '', limits)];
}

function linesOf(paragraph: string, { width, widthOf }: Limits): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (more: string) => widthOf((line + more).trimEnd()) <= width;
  const endLine = () => {
    if (line) lines.push(line.trimEnd());
    line = '';
  };
  for (const word of paragraph.match(WORDS) ?? []) {
    if (!fits(word)) endLine();
    for (const part of fits(word) ? [word] : lettersOf(word)) {
      if (!fits(part)) endLine();
      line += part;
    }
  }
  endLine();
  return lines.length > 0 ? lines : [''];
}

function shortened(line: string, { width, widthOf }: Limits): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && widthOf(letters.join('').trimEnd() + MORE) > width) letters.pop();
  return letters.join('').trimEnd() + MORE;
}
