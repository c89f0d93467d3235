export type Option = {
  value: string;
  label: string;
  /** A second line that is searched too. */
  detail?: string;
  /** Searched and never shown: what else it is called. */
  words?: string;
};

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Every typed word begins some word of the label, the detail or the other words, in any order. */
export function matchingOptions<Some extends Option>(options: readonly Some[], query: string): Some[] {
  const typed = plain(query).split(/\s+/).filter(Boolean);
  return options.filter(({ label, detail = '', words: others = '' }) => {
    const words = plain(`${label} ${detail} ${others}`).split(/[^\p{L}\p{N}]+/u);
    return typed.every((part) => words.some((word) => word.startsWith(part)));
  });
}
