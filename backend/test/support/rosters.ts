/** Lists of one school in the shapes that other programs give them. Everybody in them is invented. */

type Person = readonly [
  name: string,
  number: string,
  sex: string,
  className: string,
  guardian: string,
  phone: string,
];

const PEOPLE: readonly Person[] = [
  ['ONG KAI XIN @ 王凯欣', '191012031084', 'P', '1 BESTARI', 'BAKHTIAR', '012-9534365'],
  ['HANA SOFEA BINTI HELMI', '180214106470', 'P', '2 BESTARI', 'BAKHTIAR', '012-8032091'],
  ['ALYA MAISARAH BINTI HELMI', '170528034858', 'P', '3 BESTARI', 'ROSDI', '016-8706488'],
  ['RAHUL A/L GOPAL', '160603142689', 'L', '4 BESTARI', 'SHAHRUL', '012-5203314'],
  ['UMAR FARIS BIN SHAHRUL', '150908104315', 'L', '5 BESTARI', 'HELMI', '015-6999269'],
  ['ONG KAI XIN @ 王凯欣', '140806149891', 'L', '6 BESTARI', 'BAKHTIAR', '017-3908984'],
  ['DANIAL AMSYAR BIN ROSDI', '190225037377', 'L', '1 CERDAS', 'ROSDI', '016-5132198'],
  ['RAHUL A/L GOPAL', '181216107417', 'L', '2 CERDAS', 'BAKHTIAR', '015-4283449'],
  ['HANA SOFEA BINTI FADZLI', '170404142820', 'P', '3 CERDAS', 'FADZLI', '012-4924934'],
  ['ALYA MAISARAH BINTI ROSDI', '160504143008', 'P', '4 CERDAS', 'SHAHRUL', '018-7584177'],
  ['DANIAL AMSYAR BIN BAKHTIAR', '150112103215', 'L', '5 CERDAS', 'ROSDI', '011-2865447'],
  ['RAHUL A/L GOPAL', '140713039697', 'L', '6 CERDAS', 'ROSDI', '017-3904266'],
  ['MEERA A/P SELVAM', '190101105082', 'P', '1 BESTARI', 'SHAHRUL', '015-9027842'],
  ['IRIS QAISARA BINTI HELMI', '180725108034', 'P', '2 BESTARI', 'BAKHTIAR', '014-4147060'],
  ['IRIS QAISARA BINTI ROSDI', '170814143050', 'P', '3 BESTARI', 'FADZLI', '016-8432927'],
  ['ADAM HARIS BIN HELMI', '160613104993', 'L', '4 BESTARI', 'ROSDI', '016-5662161'],
  ['MEERA A/P SELVAM', '150702146054', 'P', '5 BESTARI', 'BAKHTIAR', '016-6937535'],
  ['MEERA A/P SELVAM', '140315109286', 'P', '6 BESTARI', 'FADZLI', '012-8184194'],
  ['MEERA A/P SELVAM', '190427143292', 'P', '1 CERDAS', 'ROSDI', '016-2398173'],
  ['HARITH IMAN BIN ROSDI', '180224143001', 'L', '2 CERDAS', 'BAKHTIAR', '012-8430471'],
  ['UMAR FARIS BIN HELMI', '170716031755', 'L', '3 CERDAS', 'HELMI', '018-6745846'],
  ['RAHUL A/L GOPAL', '160303031839', 'L', '4 CERDAS', 'SHAHRUL', '013-6341207'],
  ['DANIAL AMSYAR BIN SHAHRUL', '150606104249', 'L', '5 CERDAS', 'SHAHRUL', '012-2618653'],
  ['ZIQRI ANAS BIN SHAHRUL', '141216103069', 'L', '6 CERDAS', 'HELMI', '016-6741334'],
];

export const HEADS = [
  'BIL',
  'NO. DAFTAR',
  'NAMA MURID',
  'NO. KP',
  'JANTINA',
  'TARIKH LAHIR',
  'KELAS',
  'NAMA PENJAGA',
  'NO. TELEFON PENJAGA',
];

/** As the number of identity says it. */
export type BirthDay = Readonly<{ day: number; month: number; year: number }>;

export type RosterRow = Readonly<{ person: Person; register: string; born: BirthDay }>;

export const ROSTER: readonly RosterRow[] = PEOPLE.map((person, at) => {
  const [, number] = person;
  const [year, month, day] = [0, 2, 4].map((from) => Number(number.slice(from, from + 2)));
  return {
    person,
    register: String(at + 1).padStart(5, '0'),
    born: { day: day ?? 0, month: month ?? 0, year: 2_000 + (year ?? 0) },
  };
});

const two = (part: number) => String(part).padStart(2, '0');
const inWords = ({ day, month, year }: BirthDay) => `${two(day)}/${two(month)}/${year}`;

/** `written`: how the file writes a day. */
export function csvOf(rows: readonly RosterRow[], written: (born: BirthDay) => string = inWords): string {
  const lines = rows.map(({ person: [name, number, sex, className, guardian, phone], register, born }, at) =>
    [at + 1, register, name, number, sex, written(born), className, guardian, phone].join(','),
  );
  return [HEADS.join(','), ...lines, ''].join('\r\n');
}

/** The list of the year before with a row of each kind of doubt. */
export const SECOND_LIST = [
  HEADS.join(','),
  '1,00001,ANAK ORANG LAIN,140505105551,P,12/10/2019,1 BESTARI,BAKHTIAR,012-9534365',
  '2,00002,HANA SOFEA BINTI HELMI,180214106412,P,14/02/2018,2 BESTARI,BAKHTIAR,012-8032091',
  '3,00003,ALYA MAISARAH BINTI HELMI,17052803485,P,28/05/2017,3 BESTARI,ROSDI,016-8706488',
  '4,00004,RAHUL A/L GOPAL,160603142689,L,03/06/2016,4 BESTARI,SHAHRUL,tiada',
  '5,00005,UMAR FARIS BIN SHAHRUL,150908104315,L,08/09/2015,5 BESTARI,HELMI,012-3456789/013-2223333',
  '6,00006,ONG KAI XIN @ 王凯欣,14080614989X,L,06/08/2014,6 BESTARI,BAKHTIAR,017-3908984',
  '7,00007,DANIAL AMSYAR BIN ROSDI,190225037377,P,25/02/2019,1 CERDAS,ROSDI,016-5132198',
  '8,00008,RAHUL A/L GOPAL,181216107417,L,16/12/2018,2 CERDAS,BAKHTIAR,015-4283449',
].join('\n');

const GRADES = ['SATU', 'DUA', 'TIGA', 'EMPAT', 'LIMA', 'ENAM'];

/** Heads in two lines, grade and class apart, two guardians each, lines above and below. */
export function twoLineHeads(): string[][] {
  const title = (text: string) => [text];
  const upper = [
    'BIL.',
    'NAMA MURID',
    'NO. PENGENALAN',
    'JANTINA',
    'TARIKH LAHIR',
    'TAHUN/TINGKATAN',
    'NAMA KELAS',
    'PENJAGA 1',
    '',
    '',
    'PENJAGA 2',
    '',
    '',
    'STATUS',
  ];
  const lower = [
    ...Array<string>(7).fill(''),
    ...['NAMA', 'HUBUNGAN', 'NO. TELEFON'],
    ...['NAMA', 'HUBUNGAN', 'NO. TELEFON'],
    '',
  ];
  const rows = ROSTER.map(({ person: [name, number, sex, className, guardian, phone], born }, at) => {
    const [grade, ...called] = className.split(' ');
    return [
      ...[
        `${at + 1}`,
        name,
        number,
        sex === 'L' ? 'LELAKI' : 'PEREMPUAN',
        `${born.year}-${two(born.month)}-${two(born.day)}`,
      ],
      ...[`TAHUN ${GRADES[Number(grade) - 1]}`, called.join(' ')],
      ...[guardian, 'BAPA', phone, 'ROHANA', 'IBU', '-', 'AKTIF'],
    ];
  });
  return [
    title('SENARAI MAKLUMAT MURID'),
    title('SK SERI CONTOH (ABA1001)'),
    title('TARIKH CETAK: 26/11/2026 08:15 PAGI'),
    upper,
    lower,
    ...rows,
    title('JUMLAH MURID: 24'),
    title('* Laporan ini dijana oleh sistem'),
  ];
}

const SHORT_HEADS = ['BIL', 'NAMA MURID', 'NO. KP', 'JANTINA'];

function blockOf(className: string): string[][] {
  const own = ROSTER.filter(({ person }) => person[3] === className);
  return own.map(({ person: [name, number, sex] }, at) => [`${at + 1}`, name, number, sex]);
}

/** The class stands in the title alone. */
export function sheetPerClass(): Map<string, string[][]> {
  const names = [1, 2, 3].flatMap((grade) => [`${grade} BESTARI`, `${grade} CERDAS`]);
  return new Map(
    names.map((name) => [
      name,
      [
        ['SENARAI NAMA MURID'],
        [`KELAS: ${name}`],
        ['GURU KELAS: CIKGU CONTOH'],
        SHORT_HEADS,
        ...blockOf(name),
      ],
    ]),
  );
}

export function blockPerClass(): string[][] {
  return ['4 BESTARI', '5 BESTARI'].flatMap((name) => {
    const rows = blockOf(name);
    const count = (sex: string) => rows.filter((row) => row[3] === sex).length;
    return [
      ...[['SENARAI NAMA MURID'], [`KELAS: ${name}`], SHORT_HEADS, ...rows],
      ['', `Lelaki: ${count('L')}`, `Perempuan: ${count('P')}`, `Jumlah: ${rows.length}`],
      [],
    ];
  });
}

/** A table of a page under the name of a workbook, as web systems hand it out. */
export function webTable(): string {
  const cells = (name: 'td' | 'th', texts: readonly string[]) =>
    texts.map((text) => `<${name}>${text}</${name}>`).join('');
  const rows = ROSTER.slice(0, 12).map(({ person: [name, number, sex, className] }, at) => [
    `${at + 1}`,
    name,
    number,
    sex,
    className,
  ]);
  const lines = [cells('th', [...SHORT_HEADS, 'KELAS']), ...rows.map((row) => cells('td', row))];
  return `<html><head><meta charset="utf-8"></head><body><table border=1>${lines.map((line) => `<tr>${line}</tr>`).join('')}</table></body></html>`;
}
