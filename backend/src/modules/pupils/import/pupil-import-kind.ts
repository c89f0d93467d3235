import { defineImportKind, type ImportField } from '../../../platform/imports/import-kind.js';
import { dayIn, sexIn } from '../domain/imported-values.js';
import { hasLostZero } from '../domain/phone-number.js';

type Said = Pick<ImportField, 'name' | 'label' | 'heads'> & Partial<ImportField>;

const field = (said: Said): ImportField => ({ isRequired: false, isSecret: false, remark: null, ...said });

/** As schools and the systems of the ministry call the columns of their lists. */
const FIELDS: readonly ImportField[] = [
  field({
    name: 'name',
    label: 'Nama',
    heads: ['nama murid', 'nama', 'nama pelajar', 'nama penuh', 'nama penuh murid', 'student name', 'name'],
    isRequired: true,
  }),
  field({
    name: 'sex',
    label: 'Jantina',
    heads: ['jantina', 'jantina murid', 'l p', 'gender', 'sex'],
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
    ],
    isSecret: true,
  }),
  field({
    name: 'registerNumber',
    label: 'No. daftar',
    heads: ['no daftar', 'no pendaftaran', 'no daftar sekolah', 'no sekolah', 'id murid', 'no murid'],
  }),
  field({
    name: 'birthDate',
    label: 'Tarikh lahir',
    heads: ['tarikh lahir', 'tkh lahir', 'tarikh kelahiran', 'date of birth', 'dob'],
    remark: remarkOnDays,
  }),
  field({
    name: 'className',
    label: 'Kelas',
    heads: ['kelas', 'nama kelas', 'kelas semasa', 'tahun kelas', 'tingkatan kelas', 'class'],
  }),
  field({ name: 'groupName', label: 'Kumpulan', heads: ['kumpulan', 'nama kumpulan', 'group'] }),
  field({ name: 'fatherName', label: 'Nama bapa', heads: ['nama bapa', 'bapa', 'bapa nama'] }),
  field({
    name: 'fatherPhone',
    label: 'Telefon bapa',
    heads: ['tel bapa', 'no tel bapa', 'telefon bapa', 'no telefon bapa', 'no hp bapa', 'bapa telefon'],
    remark: remarkOnPhones,
  }),
  field({ name: 'motherName', label: 'Nama ibu', heads: ['nama ibu', 'ibu', 'ibu nama'] }),
  field({
    name: 'motherPhone',
    label: 'Telefon ibu',
    heads: ['tel ibu', 'no tel ibu', 'telefon ibu', 'no telefon ibu', 'no hp ibu', 'ibu telefon'],
    remark: remarkOnPhones,
  }),
  field({
    name: 'guardianName',
    label: 'Nama penjaga',
    heads: ['nama penjaga', 'penjaga', 'nama penjaga 1', 'penjaga 1', 'penjaga nama'],
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
    ],
    remark: remarkOnPhones,
  }),
];

export const PUPIL_IMPORT = defineImportKind({
  name: 'pupils',
  duties: ['pupils'],
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

function remarkOnDays(samples: readonly string[]): string | null {
  const read = samples.filter((sample) => dayIn(sample) !== null);
  const shapes = new Set(read.map((sample) => sample.replaceAll(/\d+/g, '0')));
  return shapes.size > 1 ? `${shapes.size} bentuk tarikh dibaca` : null;
}

function remarkOnPhones(samples: readonly string[]): string | null {
  return samples.some(hasLostZero) ? 'Sifar di depan dipulihkan' : null;
}
