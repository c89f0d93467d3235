import type { Sought } from '@rules/curriculum/domain/sought';

export type Part = { text: string; isFound: boolean };

/** The text in parts, those that hold a word that was sought among them. */
export function highlighted(text: string, sought: Sought): Part[] {
  if (sought.by === 'code' || sought.words.length === 0) return [{ text, isFound: false }];
  const pattern = new RegExp(`(${sought.words.map(escaped).join('|')})`, 'giu');
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, isFound: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** What of a code was sought: its beginning. */
export function highlightedCode(code: string, sought: Sought): Part[] {
  if (sought.by === 'words' || !code.startsWith(sought.code)) return [{ text: code, isFound: false }];
  const rest = code.slice(sought.code.length);
  return [{ text: sought.code, isFound: true }, ...(rest ? [{ text: rest, isFound: false }] : [])];
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
