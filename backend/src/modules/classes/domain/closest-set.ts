/** How a plan of old says what it is about. */
export type PlanWords = Readonly<{ className: string; subject: string }>;

/** What a set may be called by: itself and each of its classes; its subject and the code of that. */
export type NamedSet = Readonly<{ classNames: readonly string[]; subjectNames: readonly string[] }>;

/** As sure as one has to be of class and subject each, to propose it. */
const ALIKE = 0.75;

/** The set that the words mean most likely; null where none is like them, or two are alike. */
export function closestSet<Set extends NamedSet>(words: PlanWords, sets: readonly Set[]): Set | null {
  const [first, second] = sets
    .map((set) => ({ set, closeness: closenessOf(words, set) }))
    .filter(({ closeness }) => closeness > 0)
    .toSorted((one, other) => other.closeness - one.closeness);
  return first && first.closeness > (second?.closeness ?? 0) ? first.set : null;
}

function closenessOf({ className, subject }: PlanWords, { classNames, subjectNames }: NamedSet): number {
  const parts = [closestName(className, classNames), closestName(subject, subjectNames)];
  return parts.some((part) => part < ALIKE) ? 0 : parts.reduce((product, part) => product * part, 1);
}

function closestName(text: string, names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => likeness(text, name)));
}

/** From 0 to 1. `4 Bestari` is also written `4bestari`, `4B` or `4 Bes`; a slip of a letter is forgiven, a number never. */
export function likeness(text: string, name: string): number {
  const [written, meant] = [wordsOf(text), wordsOf(name)];
  if (written.length === 0 || meant.length === 0) return 0;
  const [short, long] = [written.join(''), meant.join('')];
  if (written.join(' ') === meant.join(' ')) return 1;
  if (digitsOf(short) !== digitsOf(long)) return 0;
  if (short === long) return 0.95;
  if (short === meant.map(shortened).join('')) return 0.9;
  const begins = written.length === meant.length && written.every((word, at) => meant[at]?.startsWith(word));
  if (begins) return 0.85;
  return 0.9 * (1 - distance(short, long) / Math.max(short.length, long.length));
}

/** Said before the name of a class by some, left out by others. */
const BEFORE_CLASSES = ['tahun', 'tingkatan', 'darjah', 'kelas'];

/** Small letters without accents; letters and digits apart, so that `4Bestari` is two words. */
function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words: string[] = folded.match(/\p{N}+|\p{L}+/gu) ?? [];
  return words.filter((word) => !BEFORE_CLASSES.includes(word));
}

const digitsOf = (text: string) => text.replaceAll(/\P{N}/gu, '');

const shortened = (word: string) => (/^\p{N}/u.test(word) ? word : [...word].slice(0, 1).join(''));

/** How many letters are added, left out or changed. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: [...other].length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const next = [row + 1];
    for (const [at, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (next[at] ?? 0) + 1,
          (before[at + 1] ?? 0) + 1,
          (before[at] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      );
    before = next;
  }
  return before.at(-1) ?? 0;
}
