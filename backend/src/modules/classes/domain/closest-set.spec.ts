import fc from 'fast-check';
import { closestSet, likeness, type NamedSet } from './closest-set.js';

const CLASSES = ['1 Bestari', '1 Cemerlang', '4 Bestari', '4 Cemerlang', '5 Amanah', '5 忠'];
const SUBJECTS: readonly [string, string][] = [
  ['Bahasa Melayu', 'BM'],
  ['Bahasa Inggeris', 'BI'],
  ['Matematik', 'MT'],
  ['Sains', 'SN'],
  ['Sejarah', 'SEJ'],
];
const setOf = (className: string, subjectNames: readonly string[]): NamedSet => ({
  classNames: [className],
  subjectNames,
});
const ALL = CLASSES.flatMap((className) => SUBJECTS.map((names) => setOf(className, names)));

describe('the set that the words of a plan mean', () => {
  it.each([
    ['4 Bestari', 'Bahasa Melayu'],
    ['4 bestari', 'BM'],
    ['4Bestari', 'B. Melayu'],
    ['4B', 'bahasa  melayu'],
    ['Tahun 4 Bestari', 'B. Melayu'],
    ['4 Bestri', 'Bahasa Melayu'],
    ['4 Bes', 'Bahasa Mel'],
  ])('%s, %s', (className, subject) => {
    expect(closestSet({ className, subject }, ALL)).toEqual(setOf('4 Bestari', ['Bahasa Melayu', 'BM']));
  });

  it.each([
    ['6 Bestari', 'Bahasa Melayu', 'no class of this number'],
    ['4 Bestari', 'Muzik', 'no such subject'],
    ['4', 'Bahasa Melayu', 'two classes of this number'],
    ['4 Bestari', 'Bahasa', 'two languages'],
    ['', '', 'nothing is written'],
  ])('is not guessed for %j, %j: %s', (className, subject) => {
    expect(closestSet({ className, subject }, ALL)).toBeNull();
  });

  it('is the one over several classes by any of them, unless another is of that class alone', () => {
    const joined = {
      classNames: ['1 Bestari + 1 Cemerlang', '1 Bestari', '1 Cemerlang'],
      subjectNames: ['Muzik'],
    };
    expect(closestSet({ className: '1 Cemerlang', subject: 'Muzik' }, [...ALL, joined])).toBe(joined);
    const alone = setOf('1 Cemerlang', ['Muzik']);
    expect(closestSet({ className: '1 Cemerlang', subject: 'Muzik' }, [joined, alone])).toBeNull();
  });
});

describe('whatever is written', () => {
  const anySets = fc.shuffledSubarray(ALL, { minLength: 1 });
  const noise = fc.constantFrom<(text: string) => string>(
    (text) => text.toUpperCase(),
    (text) => `  ${text.replaceAll(' ', '   ')} `,
    (text) => text.replaceAll(' ', '-'),
    (text) => text.replaceAll('e', 'é'),
  );

  it('the exact names of a set mean it, however they are spaced, marked and accented', () => {
    fc.assert(
      fc.property(anySets, fc.nat(), noise, (sets, pick, disguise) => {
        const meant = sets[pick % sets.length];
        const [className = '', subject = ''] = [meant?.classNames[0], meant?.subjectNames[0]];
        expect(closestSet({ className: disguise(className), subject: disguise(subject) }, sets)).toBe(meant);
      }),
    );
  });

  it('the order of the sets decides nothing', () => {
    const typed = fc.record({
      className: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...CLASSES, '4B', '5')),
      subject: fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('BM', 'S', 'Sej', 'Matmatik')),
    });
    fc.assert(
      fc.property(anySets, typed, (sets, words) => {
        expect(closestSet(words, sets.toReversed())).toBe(closestSet(words, sets));
      }),
    );
  });

  it('a class of another number is never meant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CLASSES), fc.integer({ min: 0, max: 99 }), (name, number) => {
        const other = name.replace(/^\d+/, String(number));
        fc.pre(other !== name);
        expect(likeness(other, name)).toBe(0);
      }),
    );
  });
});
