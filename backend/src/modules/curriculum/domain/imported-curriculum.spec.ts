import { carriedRows } from './carried-rows.js';
import { plannedCurriculum, type StandingNode } from './imported-curriculum.js';
import { codeAndTextIn, curriculumIn, gradeLevelIn, languageIn, levelIn } from './imported-values.js';

const FIELDS = ['kurikulum', 'subjek', 'tahun', 'bidang', 'sk_kod', 'sk', 'sp_kod', 'sp', 'tp', 'deskriptor'];
/** Lines of cells in the order of the columns, from row 2. */
const rowsIn = (...lines: string[]) =>
  lines.map((line, at) => {
    const cells = line.split('|').map((cell) => cell.trim());
    return {
      number: at + 2,
      values: Object.fromEntries(FIELDS.map((field, column) => [field, cells[column] ?? ''])),
    };
  });
const planned = (rows: ReturnType<typeof rowsIn>, standing?: StandingNode[], year: number | null = 2026) =>
  plannedCurriculum(rows, { year, nodesOf: new Map(standing ? [['KSSR\nsains\nT4\n2026', standing]] : []) });

const FIRST = 'KSSR | Sains | Tahun 4 | Kebun | 1.1 | Tanah | 1.1.1 | Menyiram | 1 | Menyebut';

describe('a row of a flat table', () => {
  it('says what stands above it where it is empty, and nothing of that under something new', () => {
    const rows = carriedRows(
      rowsIn(FIRST, '| | | | | | 1.1.2 | Merekod', '| | | | 1.2 | Air', '| | | Haiwan'),
    );
    expect(rows.map(({ values }) => [values.subjek, values.bidang, values.sk, values.sp])).toEqual([
      ['Sains', 'Kebun', 'Tanah', 'Menyiram'],
      ['Sains', 'Kebun', 'Tanah', 'Merekod'],
      ['Sains', 'Kebun', 'Air', ''],
      ['Sains', 'Haiwan', '', ''],
    ]);
  });

  it('knows the document alone behind rows that are missing', () => {
    const [first, , third] = rowsIn(FIRST, '', '| | | | | | | | 2 | Menerangkan');
    const [row] = planned([first, third].filter((each) => each !== undefined)).slice(1);
    expect(row?.findings.map(({ field }) => field)).toContain('bidang');
  });

  it.each([
    ['KSSR (Semakan 2017)', 'KSSR'],
    ['kssm', 'KSSM'],
    ['KBSR', undefined],
  ])('%s is the curriculum %s', (text, curriculum) => expect(curriculumIn(text)).toBe(curriculum));

  it.each([
    ['Tahun 4', 'KSSR', 'T4'],
    ['Tingkatan 1', 'KSSM', 'F1'],
    ['4', 'KSSR', 'T4'],
    ['4', 'KSSM', 'F4'],
    ['Peralihan', 'KSSM', 'PRALIH'],
    ['Tahun 7', 'KSSR', undefined],
  ])('%s of %s is %s', (text, curriculum, level) => expect(gradeLevelIn(text, curriculum)).toBe(level));

  it.each([
    ['1.2', 'Air', '1.2', 'Air'],
    ['SP 1.2.3.', 'Air', '1.2.3', 'Air'],
    ['', '1.2 Air', '1.2', 'Air'],
    ['1.2', '1.2 Air', '1.2', 'Air'],
    ['1', 'Air', undefined, 'Air'],
    ['1.2.3.4.5', 'Air', undefined, 'Air'],
    ['', 'Air', undefined, 'Air'],
    ['', '1111111111.1111111111 Air', undefined, '1111111111.1111111111 Air'],
  ])('"%s" beside "%s" is %s, %s', (code, text, expected, rest) =>
    expect(codeAndTextIn(code, text)).toEqual({ code: expected, text: rest }),
  );

  it('reads levels and languages', () => {
    expect(['TP3', '3', 'Tahap 3', '7', ''].map(levelIn)).toEqual([3, 3, 3, undefined, undefined]);
    expect(['土壤', 'மண்', 'تانه', 'Tanah'].map(languageIn)).toEqual(['zh', 'ta', 'ar', undefined]);
  });
});

describe('the rows of a document', () => {
  it('are not imported before source, right and session are said', () => {
    expect(planned(rowsIn(FIRST), undefined, null)[0]).toMatchObject({
      plan: null,
      findings: [{ field: null }],
    });
  });

  it.each([
    ['KBSR | Sains | Tahun 4 | Kebun | 1.1 | Tanah | 1.1.1 | Menyiram', 'kurikulum'],
    ['KSSR | | Tahun 4 | Kebun | 1.1 | Tanah | 1.1.1 | Menyiram', 'subjek'],
    ['KSSR | Sains | Tahun 9 | Kebun | 1.1 | Tanah | 1.1.1 | Menyiram', 'tahun'],
    ['KSSR | Sains | Tahun 4 | | 1.1 | Tanah | 1.1.1 | Menyiram', 'bidang'],
    ['KSSR | Sains | Tahun 4 | Kebun | satu | Tanah | 1.1.1 | Menyiram', 'sk_kod'],
    ['KSSR | Sains | Tahun 4 | Kebun | 1.1 | Tanah | | Menyiram', 'sp_kod'],
    ['KSSR | Sains | Tahun 4 | Kebun | 1.1 | Tanah | 1.1.1 |', 'sp'],
    ['KSSR | Sains | Tahun 4 | Kebun | 1.1 | Tanah | 1.1.1 | Menyiram | 9 | Hebat', 'tp'],
  ])('%s is mended at %s', (line, field) => {
    expect(planned(rowsIn(line))[0]).toMatchObject({ plan: null, findings: [{ field }] });
  });

  it('warn of a code that does not follow from its standard, and clash where one code has two texts', () => {
    const rows = planned(
      rowsIn(FIRST, '| | | | | | 2.1.1 | Merekod', '| | | | 1.1 | Lain | 1.1.3 | Menimbang'),
    );
    expect(rows[1]).toMatchObject({ outcome: 'new', findings: [{ field: 'sp_kod', isWarning: true }] });
    expect(rows[2]).toMatchObject({ plan: null, findings: [{ field: 'sk', isWarning: false }] });
  });

  it('give levels told once each beside several learning standards to the content standard', () => {
    const beside = planned(
      rowsIn(FIRST, '| | | | | | 1.1.2 | Merekod | 2 | Menerangkan', '| | | | | | | | 3 | Melakukan'),
    );
    expect(beside.map(({ plan }) => plan?.descriptor?.kind)).toEqual(Array(3).fill('content_standard'));
    const each = planned(rowsIn(FIRST, '| | | | | | 1.1.2 | Merekod | 1 | Menerangkan'));
    expect(each.map(({ plan }) => plan?.descriptor?.kind)).toEqual(Array(2).fill('learning_standard'));
  });

  it('are new, changed or the same beside what stands, and leave own additions alone', () => {
    const node = (
      id: string,
      parentId: string | null,
      kind: StandingNode['kind'],
      code: string | null,
      text: string,
    ) => ({ id, parentId, kind, code, text, descriptors: [], isOwn: id === 'own' }) satisfies StandingNode;
    const standing = [
      node('a', null, 'strand', null, 'Kebun'),
      node('b', 'a', 'content_standard', '1.1', 'Tanah'),
      node('c', 'b', 'learning_standard', '1.1.1', 'Menyiram'),
      node('d', 'b', 'learning_standard', '1.1.2', 'Mencatat'),
      node('own', 'b', 'learning_standard', '1.1.9', 'Sendiri'),
    ];
    const document = FIRST.split('|').slice(0, 8).join('|');
    const rows = planned(
      rowsIn(
        document,
        '| | | | | | 1.1.2 | Merekod',
        '| | | | | | 1.1.3 | Menimbang',
        '| | | | | | 1.1.9 | Dokumen',
      ),
      standing,
    );
    expect(rows.map(({ outcome, plan }) => plan && outcome)).toEqual(['same', 'changed', 'new', null]);
  });
});
