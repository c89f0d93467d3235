/** What the library's font does with a text: `layoutCached` asks `layoutRun` once for each. */
export type LayingFont = {
  layoutRun(text: string): object;
  layoutCached(text: string): object;
};

/** Some hundred lines: each of a page is measured, placed and written one after the other. */
const MOST_LETTERS = 50_000;

/** Left alone, a font remembers every word that it has laid out, with a place for each letter, until its paper is written. */
export function boundLayouts(font: LayingFont, mostLetters = MOST_LETTERS): void {
  const kept = new Map<string, object>();
  let letters = 0;
  font.layoutCached = (text) => {
    const known = kept.get(text);
    if (known) return known;
    if (letters + text.length > mostLetters) {
      kept.clear();
      letters = 0;
    }
    const laid = font.layoutRun(text);
    kept.set(text, laid);
    letters += text.length;
    return laid;
  };
}
