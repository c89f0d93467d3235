/** What somebody seeks: a code with all below it, or words that all stand in a text. */
export type Sought =
  | Readonly<{ by: 'code'; code: string }>
  | Readonly<{ by: 'words'; words: readonly string[] }>;

const MOST_WORDS = 8;

/** Of any script: whole texts are searched, so that nothing depends on spaces between words. */
export function soughtIn(query: string): Sought {
  const text = query.normalize('NFKC').trim().toLowerCase();
  const [, code] = /^(?:sk|sp)?\s*(\d+(?:\.\d+)*)\.?$/.exec(text) ?? [];
  if (code !== undefined) return { by: 'code', code };
  return { by: 'words', words: text.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS) };
}
