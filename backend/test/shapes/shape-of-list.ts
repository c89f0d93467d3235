import type { Dice } from '../oracle/dice.js';
import { workbookOfSheets } from '../support/workbook.js';
import * as words from './words-of-lists.js';

/** Whom a row of the file means. `slip`: its number is mistyped, so it may not be taken as it stands. */
export type Meant = Readonly<{
  name: string;
  sex: 'F' | 'M';
  number: string | null;
  birthDate: string | null;
  className: string | null;
  slip: boolean;
}>;
export type Shape = Readonly<{ told: string; bytes: Buffer; meant: readonly Meant[] }>;

const two = (part: number) => String(part).padStart(2, '0');
const CLASS_NAMES = ['BESTARI', 'CERDAS'];
const ENCODINGS = ['utf-8', 'utf-8 with a mark', 'two bytes', 'gb18030', 'workbook', 'web table'] as const;
const PLACES = ['one column', 'two columns', 'titles', 'sheets', 'none'] as const;

/** A list as some program may have written it, with what it means. */
export async function shapeOf(dice: Dice): Promise<Shape> {
  const chance = (share: number) => dice.below(100) < share * 100;
  const place = dice.pick(PLACES);
  const encoding = place === 'sheets' ? 'workbook' : dice.pick(ENCODINGS);
  const forms = {
    ...{
      day: dice.pick(words.DAY_FORMS),
      number: dice.pick(words.NUMBER_FORMS),
      grade: dice.pick(words.GRADE_FORMS),
    },
    ...{ inCell: dice.pick(words.CLASS_FORMS), title: dice.pick(words.TITLE_FORMS) },
    ...{ boy: dice.pick(words.BOYS), girl: dice.pick(words.GIRLS), nothing: dice.pick(words.NOTHINGS) },
  };
  const hasNumbers = chance(0.9);
  const hasDays = chance(0.8);
  const columns = dice.shuffled([
    { head: dice.pick(words.NAME_HEADS), cell: (one: Person) => one.name },
    { head: dice.pick(words.SEX_HEADS), cell: (one: Person) => (one.sex === 'M' ? forms.boy : forms.girl) },
    ...(hasNumbers
      ? [{ head: dice.pick(words.NUMBER_HEADS), cell: (one: Person) => one.writtenNumber }]
      : []),
    ...(hasDays ? [{ head: dice.pick(words.BIRTH_HEADS), cell: (one: Person) => forms.day(one.born) }] : []),
    ...(place === 'one column'
      ? [{ head: dice.pick(words.CLASS_HEADS), cell: (one: Person) => forms.inCell(one.grade, one.called) }]
      : []),
    ...(chance(0.6)
      ? [
          { head: dice.pick(words.GUARDIAN_HEADS), cell: () => (chance(0.2) ? forms.nothing : 'BAKHTIAR') },
          {
            head: dice.pick(words.PHONE_HEADS),
            cell: () => (chance(0.2) ? forms.nothing : dice.pick(words.PHONES)),
          },
        ]
      : []),
    ...(chance(0.4) ? [{ head: dice.pick(words.OTHER_HEADS), cell: () => 'AKTIF' }] : []),
  ]);
  if (place === 'two columns')
    columns.push(
      { head: dice.pick(words.GRADE_HEADS), cell: (one) => forms.grade(one.grade) },
      { head: 'NAMA KELAS', cell: (one) => one.called },
    );
  if (chance(0.7)) columns.unshift({ head: dice.pick(['BIL', 'BIL.']), cell: (one) => `${one.at}` });

  let at = 0;
  const person = (grade: number, called: string): Person => {
    at += 1;
    const [given, letter] = dice.pick(words.NAMES);
    const born = { year: 2019 - grade + 1, month: 1 + dice.below(12), day: 1 + dice.below(28) };
    const last = dice.below(5) * 2 + (letter === 'L' ? 1 : 0);
    const number = `${two(born.year % 100)}${two(born.month)}${two(born.day)}10${100 + at}${last}`;
    const slip = hasNumbers && chance(0.04);
    const writtenNumber = forms.number(slip ? dice.pick(words.NUMBER_SLIPS)(number) : number);
    return {
      ...{ at, name: `${given} ${at}`, sex: letter === 'L' ? 'M' : 'F', born, grade, called, slip },
      ...{ number, writtenNumber },
    };
  };
  const classes = [1, 2, 3, 4, 5, 6].flatMap((grade) => CLASS_NAMES.map((called) => ({ grade, called })));
  const chosen = dice.shuffled(classes).slice(0, place === 'none' ? 1 : 2 + dice.below(4));
  const blocks = chosen.map(({ grade, called }) => ({
    title: `${grade} ${called}`,
    people: Array.from({ length: 1 + dice.below(5) }, () => person(grade, called)),
  }));

  const heads = columns.map(({ head }) => head);
  const rowsOf = (people: readonly Person[]) => people.map((one) => columns.map(({ cell }) => cell(one)));
  const above = dice
    .shuffled(words.TITLES)
    .slice(0, dice.below(3))
    .map((title) => [title]);
  const foot = chance(0.4) ? [[dice.pick(words.FEET)]] : [];
  const isTitled = place === 'titles' || place === 'sheets';
  const tables = blocks.map(({ title, people }) => {
    const titles = place === 'titles' ? [[forms.title(title)]] : [];
    return { title, lines: [...titles, heads, ...rowsOf(people), ...(isTitled && chance(0.5) ? foot : [])] };
  });
  const flat = isTitled
    ? tables.flatMap(({ lines }) => [...lines, []])
    : [heads, ...blocks.flatMap(({ people }) => rowsOf(people)), ...foot];
  const bytes =
    place === 'sheets'
      ? await workbookOfSheets(new Map(tables.map(({ title, lines }) => [title, [...above, ...lines]])))
      : await written([...above, ...flat], encoding, dice.pick([',', ';', '\t']));
  const meant = blocks.flatMap(({ people }) =>
    people.map(
      ({ name, sex, number, born, grade, called, slip }): Meant => ({
        ...{ name, sex, slip, number: hasNumbers ? number : null },
        birthDate: hasDays ? `${born.year}-${two(born.month)}-${two(born.day)}` : null,
        className: place === 'none' ? null : `${grade} ${called}`,
      }),
    ),
  );
  return { told: `${place}, ${encoding}: ${heads.join(' | ')}`, bytes, meant };
}

type Person = Readonly<{
  at: number;
  name: string;
  sex: 'F' | 'M';
  born: Readonly<{ day: number; month: number; year: number }>;
  grade: number;
  called: string;
  number: string;
  writtenNumber: string;
  slip: boolean;
}>;

async function written(
  rows: readonly (readonly string[])[],
  encoding: (typeof ENCODINGS)[number],
  separator: string,
): Promise<Buffer> {
  if (encoding === 'workbook') return workbookOfSheets(new Map([['Sheet1', rows.map((row) => [...row])]]));
  if (encoding === 'web table') {
    const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
    return Buffer.from(`<html><meta charset="utf-8"><table>${lines.join('')}</table></html>`);
  }
  const text = rows.map((row) => row.join(separator)).join('\r\n');
  if (encoding === 'two bytes') return Buffer.from(`\uFEFF${text}`, 'utf16le');
  if (encoding === 'gb18030') return inChinese(text);
  return Buffer.from(encoding === 'utf-8' ? text : `\uFEFF${text}`);
}

let bytesOf: ReadonlyMap<string, readonly [number, number]> | undefined;

/** Two bytes a character: the table of the decoder, the other way round. */
function inChinese(text: string): Buffer {
  bytesOf ??= chineseBytes();
  const known = bytesOf;
  return Buffer.from([...text].flatMap((letter) => known.get(letter) ?? [letter.charCodeAt(0)]));
}

function chineseBytes(): Map<string, readonly [number, number]> {
  const decoder = new TextDecoder('gb18030');
  const bytes = new Map<string, readonly [number, number]>();
  for (let first = 0xb0; first <= 0xf7; first += 1)
    for (let second = 0xa1; second <= 0xfe; second += 1)
      bytes.set(decoder.decode(Uint8Array.of(first, second)), [first, second]);
  return bytes;
}
