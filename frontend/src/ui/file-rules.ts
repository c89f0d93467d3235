import { formatFileSize } from './format';

export type FileRules = {
  /** Endings with a dot, small letters: `['.csv', '.xlsx']`. */
  endings: readonly string[];
  maxBytes: number;
};

type ChosenFile = { name: string; size: number };

/** Why a file cannot be taken, or nothing. */
export function fileProblem(
  { name, size }: ChosenFile,
  { endings, maxBytes }: FileRules,
): string | undefined {
  const fits = endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!fits) return `${name} bukan jenis yang diterima. Sila pilih fail ${endings.join(', ')}.`;
  if (size > maxBytes)
    return `${name} terlalu besar (${formatFileSize(size)}). Sila pilih fail sehingga ${formatFileSize(maxBytes)}.`;
  if (size === 0) return `${name} kosong. Sila pilih fail yang berisi.`;
  return undefined;
}
