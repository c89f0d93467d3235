import type { ImportRow } from '../../../platform/imports/finding.js';
import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';
import { classWords } from '../../classes/index.js';
import { type DayOrder, dayIn } from '../domain/birth-days.js';
import { CLEARABLE_FIELDS, dayOrderIn } from '../domain/imported-pupil.js';
import { sexIn } from '../domain/imported-values.js';
import { hasLostZero } from '../domain/phone-number.js';

type Said = Pick<ImportField, 'name' | 'label' | 'heads'> & Partial<ImportField>;

const CLEARABLE = new Set<string>(CLEARABLE_FIELDS);
const field = (said: Said): ImportField => ({
  ...{ isRequired: false, isSecret: false, remark: null, canClear: CLEARABLE.has(said.name) },
  ...said,
});

/** As schools and the systems of the ministry call the columns of their lists. */
const FIELDS: readonly ImportField[] = [
  field({
    name: 'name',
    label: 'Nama',
    heads: [
      'nama murid',
      'nama',
      'nama pelajar',
      'nama penuh',
      'nama penuh murid',
      'student name',
      'name',
      '姓名',
      '学生姓名',
      '學生姓名',
      '名字',
    ],
    isRequired: true,
  }),
  field({
    name: 'sex',
    label: 'Jantina',
    heads: ['jantina', 'jantina murid', 'l p', 'gender', 'sex', '性别', '性別'],
    isRequired: true,
    remark: remarkOnSex,
  }),
  field({
    name: 'identityNumber',
    label: 'No. pengenalan',
    heads: [
      'no kp',
      'no kp mykid',
      'no mykid',
      'mykid',
      'no pengenalan',
      'no pengenalan diri',
      'no kad pengenalan',
      'no kp murid',
      'no kad pengenalan mykid',
      'no sijil lahir kp',
      'kad pengenalan',
      'ic',
      'no ic',
      '身份证',
      '身份证号码',
      '身分證',
      '身份證號碼',
    ],
    isSecret: true,
  }),
  field({
    name: 'registerNumber',
    label: 'No. daftar',
    heads: [
      'no daftar',
      'no pendaftaran',
      'no daftar sekolah',
      'no sekolah',
      'id murid',
      'no murid',
      '学号',
      '學號',
    ],
  }),
  field({
    name: 'birthDate',
    label: 'Tarikh lahir',
    heads: ['tarikh lahir', 'tkh lahir', 'tarikh kelahiran', 'date of birth', 'dob', '出生日期', '生日'],
    remark: remarkOnDays,
  }),
  field({
    name: 'className',
    label: 'Kelas',
    heads: ['kelas', 'nama kelas', 'kelas semasa', 'tahun kelas', 'tingkatan kelas', 'class', '班级', '班級'],
    partHeads: [
      'tahun',
      'tingkatan',
      'tahun tingkatan',
      'darjah',
      'thn',
      'ting',
      'form',
      'year',
      '年级',
      '年級',
    ],
    inTitle: classInTitle,
  }),
  field({ name: 'groupName', label: 'Kumpulan', heads: ['kumpulan', 'nama kumpulan', 'group'] }),
  field({
    name: 'fatherName',
    label: 'Nama bapa',
    heads: ['nama bapa', 'bapa', 'bapa nama', '父亲', '父亲姓名', '父親姓名'],
  }),
  field({
    name: 'fatherPhone',
    label: 'Telefon bapa',
    heads: [
      'tel bapa',
      'no tel bapa',
      'telefon bapa',
      'no telefon bapa',
      'no hp bapa',
      'bapa telefon',
      'bapa no telefon',
      'bapa no tel',
      '父亲电话',
      '父親電話',
    ],
    remark: remarkOnPhones,
  }),
  field({
    name: 'motherName',
    label: 'Nama ibu',
    heads: ['nama ibu', 'ibu', 'ibu nama', '母亲', '母亲姓名', '母親姓名'],
  }),
  field({
    name: 'motherPhone',
    label: 'Telefon ibu',
    heads: [
      'tel ibu',
      'no tel ibu',
      'telefon ibu',
      'no telefon ibu',
      'no hp ibu',
      'ibu telefon',
      'ibu no telefon',
      'ibu no tel',
      '母亲电话',
      '母親電話',
    ],
    remark: remarkOnPhones,
  }),
  field({
    name: 'guardianName',
    label: 'Nama penjaga',
    heads: [
      'nama penjaga',
      'penjaga',
      'nama penjaga 1',
      'penjaga 1',
      'penjaga nama',
      'penjaga 1 nama',
      'nama waris',
      'waris',
      '家长',
      '家长姓名',
      '監護人',
    ],
  }),
  field({
    name: 'guardianRelation',
    label: 'Hubungan penjaga',
    heads: [
      'hubungan',
      'hubungan penjaga',
      'penjaga hubungan',
      'penjaga 1 hubungan',
      'hubungan penjaga 1',
      '关系',
    ],
  }),
  field({
    name: 'guardianPhone',
    label: 'Telefon penjaga',
    heads: [
      'tel penjaga',
      'telefon penjaga',
      'no telefon penjaga',
      'penjaga telefon',
      'no tel',
      'no telefon',
      'tel',
      'telefon',
      'no hp',
      'no telefon bimbit',
      'penjaga no telefon',
      'no telefon penjaga 1',
      'penjaga 1 no telefon',
      'penjaga 1 no tel',
      'penjaga 1 telefon',
      'telefon penjaga 1',
      'no tel waris',
      'no telefon waris',
      '电话',
      '家长电话',
      '電話',
    ],
    remark: remarkOnPhones,
  }),
  field({
    name: 'guardian2Name',
    label: 'Nama penjaga 2',
    heads: ['nama penjaga 2', 'penjaga 2', 'penjaga 2 nama'],
  }),
  field({
    name: 'guardian2Relation',
    label: 'Hubungan penjaga 2',
    heads: ['penjaga 2 hubungan', 'hubungan penjaga 2'],
  }),
  field({
    name: 'guardian2Phone',
    label: 'Telefon penjaga 2',
    heads: [
      'penjaga 2 no telefon',
      'penjaga 2 no tel',
      'penjaga 2 telefon',
      'no telefon penjaga 2',
      'telefon penjaga 2',
    ],
    remark: remarkOnPhones,
  }),
];

export const PUPIL_IMPORT = defineImportKind({
  name: 'pupils',
  duties: ['pupils'],
  isOfYear: true,
  holds: 'pupil',
  fields: FIELDS,
  sensitiveHeads: [
    'agama',
    'kaum',
    'bangsa',
    'etnik',
    'keturunan',
    'oku',
    'kesihatan',
    'penyakit',
    'religion',
    'race',
  ],
});

function remarkOnSex(samples: readonly string[]): string | null {
  const read = samples.flatMap((sample) => {
    const sex = sexIn(sample);
    return sex === null ? [] : [`${sample} → ${sex === 'M' ? 'L' : 'P'}`];
  });
  return read.length > 0 ? read.slice(0, 2).join(', ') : null;
}

const ORDERS: Readonly<Record<DayOrder, string>> = {
  dmy: 'hari/bulan/tahun',
  mdy: 'bulan/hari/tahun',
  ymd: 'tahun/bulan/hari',
};

/** The order is said where it is not the usual one. */
function remarkOnDays(samples: readonly string[], rows: readonly ImportRow['values'][]): string | null {
  const { order, isWitnessed } = dayOrderIn(rows, {});
  if (order !== 'dmy') return `${ORDERS[order]}${isWitnessed ? ', ikut no. pengenalan' : ''}`;
  const read = samples.filter((sample) => dayIn(sample) !== null);
  const shapes = new Set(read.map((sample) => sample.replaceAll(/\d+/g, '0')));
  return shapes.size > 1 ? `${shapes.size} bentuk tarikh dibaca` : null;
}

const AFTER_CLASS = /(?:^|[^\p{L}])(?:kelas|class|班级|班級)\s*[:：-]?\s*(.+)$/iu;
const END_OF_CLASS = /\s*(?:[(,;|]|\b(?:guru|sesi|bil|jumlah|tarikh|20\d\d)\b).*$/iu;
const GRADE_BEFORE =
  /(?:tahun|thn|tingkatan|ting|darjah)\s*[:.-]?\s*([1-6]|satu|dua|tiga|empat|lima|enam)(?!\d)/iu;
const MOST_WORDS = 5;

/** KELAS: 4 BESTARI, SENARAI MURID KELAS 4 BESTARI 2026, TAHUN: 4 KELAS: BESTARI, 4 BESTARI. */
function classInTitle(title: string): string | null {
  const said = (AFTER_CLASS.exec(title)?.[1] ?? title).replace(END_OF_CLASS, '').trim();
  const { grade, called } = classWords(said);
  if (called === '' || called.split(' ').length > MOST_WORDS || /\d{3}/.test(called)) return null;
  if (grade !== null) return said;
  const before = AFTER_CLASS.test(title) ? GRADE_BEFORE.exec(title)?.[1] : undefined;
  return before === undefined ? null : `${before} ${said}`;
}

function remarkOnPhones(samples: readonly string[]): string | null {
  return samples.some(hasLostZero) ? 'Sifar di depan dipulihkan' : null;
}
