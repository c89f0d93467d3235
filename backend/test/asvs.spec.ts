import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');
const TABLE = '.github/asvs.md';

/** The requirements of ASVS 5.0.0 by section: one digit each, in their order, which is the level it begins at. */
const LEVELS: Readonly<Record<string, string>> = {
  '1.1': '22',
  '1.2': '1111122223',
  '1.3': '112222222223',
  '1.4': '222',
  '1.5': '123',
  '2.1': '122',
  '2.2': '112',
  '2.3': '12223',
  '2.4': '23',
  '3.1': '3',
  '3.2': '113',
  '3.3': '12223',
  '3.4': '11222233',
  '3.5': '11122333',
  '3.6': '3',
  '3.7': '22333',
  '4.1': '12233',
  '4.2': '23333',
  '4.3': '22',
  '4.4': '1222',
  '5.1': '2',
  '5.2': '112333',
  '5.3': '113',
  '5.4': '222',
  '6.1': '122',
  '6.2': '111111112222',
  '6.3': '11223333',
  '6.4': '112233',
  '6.5': '22222333',
  '6.6': '2223',
  '6.7': '33',
  '6.8': '2222',
  '7.1': '222',
  '7.2': '1111',
  '7.3': '22',
  '7.4': '11222',
  '7.5': '223',
  '7.6': '22',
  '8.1': '1233',
  '8.2': '1123',
  '8.3': '133',
  '8.4': '23',
  '9.1': '111',
  '9.2': '1222',
  '10.1': '22',
  '10.2': '223',
  '10.3': '22223',
  '10.4': '1111122222233333',
  '10.5': '22222',
  '10.6': '22',
  '10.7': '222',
  '11.1': '2233',
  '11.2': '22233',
  '11.3': '11233',
  '11.4': '1222',
  '11.5': '23',
  '11.6': '23',
  '11.7': '33',
  '12.1': '12233',
  '12.2': '11',
  '12.3': '22223',
  '13.1': '2333',
  '13.2': '222223',
  '13.3': '2233',
  '13.4': '1222233',
  '14.1': '22',
  '14.2': '12223333',
  '14.3': '122',
  '15.1': '12233',
  '15.2': '12233',
  '15.3': '1222222',
  '15.4': '3333',
  '16.1': '2',
  '16.2': '22222',
  '16.3': '2222',
  '16.4': '222',
  '16.5': '2223',
  '17.1': '23',
  '17.2': '22223333',
  '17.3': '22',
};
const ROW = /^\| V(?<number>[\d.]+) \| (?<level>\d) \| (?<about>[^|]+) \| (?<answer>[^|]+) \|$/;
const ANSWERS = /^(Test|Design|Not applicable|Partly|Not met): \S/;
const NAMED_TEST = /`([^`]+)` "([^"]+)"/g;
const NAMED_PATH = /`([\w.-]+\/[\w./-]+)`/g;

type Row = Readonly<{ number: string; level: string; answer: string }>;

const lines = readFileSync(join(ROOT, TABLE), 'utf8').split('\n');
const rows: Row[] = lines
  .filter((line) => line.startsWith('| V'))
  .map((line) => {
    const { number = '', level = '', answer = '' } = ROW.exec(line)?.groups ?? {};
    return { number, level, answer };
  });
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

function required(): string[] {
  const all = Object.entries(LEVELS).flatMap(([section, levels]) =>
    [...levels].map((level, index) => ({ level, number: `${section}.${index + 1}` })),
  );
  return all.filter(({ level }) => level !== '3').map(({ number, level }) => `${number} at level ${level}`);
}

describe('The table of ASVS 5.0', () => {
  it('has every requirement of levels 1 and 2 once, and no other', () => {
    expect(required().filter((requirement) => requirement.endsWith('1'))).toHaveLength(70);
    expect(required().filter((requirement) => requirement.endsWith('2'))).toHaveLength(183);
    expect(rows.map(({ number, level }) => `${number} at level ${level}`)).toEqual(required());
  });

  it('answers each, and by a test where it says so', () => {
    const wrong = rows.filter(
      ({ answer }) => !ANSWERS.test(answer) || (answer.startsWith('Test') && !answer.match(NAMED_TEST)),
    );
    expect(wrong).toEqual([]);
  });

  it('names tests that are there, and files', () => {
    const named = rows.flatMap(({ answer }) => [...answer.matchAll(NAMED_TEST)]);
    expect(named.length).toBeGreaterThan(rows.length / 2);
    const lost = named.filter(
      ([, path = '', title = '']) => !existsSync(join(ROOT, path)) || !textOf(path).includes(title),
    );
    expect(lost.map(([test]) => test)).toEqual([]);
    const paths = rows.flatMap(({ answer }) => [...answer.matchAll(NAMED_PATH)].map(([, path = '']) => path));
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('counts its answers as they are', () => {
    for (const answer of ['Test', 'Design', 'Not applicable', 'Partly', 'Not met'])
      expect(lines).toContain(
        `| ${answer} | ${rows.filter((row) => row.answer.startsWith(`${answer}:`)).length} |`,
      );
  });
});

/** What takes, keeps, reads or prints the bytes of others. */
const TOUCHES_BYTES = [
  /@UploadedFile\(/,
  /\bdefineBucket\(\{/,
  /\bprinter\(/,
  /(?:\bfrom |\bimport ?\(?|\brequire\()'(?:saxes|yauzl|csv-parse|sharp|mammoth|mailparser|postal-mime|pdfjs-dist|heic[^']*)[/']/,
];
/** The blocks that the others are made of. */
const BLOCKS = [
  'backend/src/platform/papers/printing.ts',
  'backend/src/platform/hosted-backend/file-bucket.ts',
];

it('Each way in which bytes of others come in, are read or are printed has its row in the page on security', () => {
  const page = textOf('.github/SECURITY.md');
  const sources = ['backend/src', 'infra/hosted-backend/src'].flatMap((folder) =>
    globSync(`${folder}/**/*.ts`, { cwd: ROOT, exclude: (path) => path.endsWith('.spec.ts') }),
  );
  const touching = sources.filter((path) => TOUCHES_BYTES.some((sign) => sign.test(textOf(path))));
  expect(touching.length).toBeGreaterThan(20);
  expect(touching.filter((path) => !BLOCKS.includes(path) && !page.includes(`\`${path}\``))).toEqual([]);
  const named = [...page.matchAll(/`((?:backend|infra)\/[\w./-]+\.ts)`/g)].map(([, path = '']) => path);
  expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
