import { sampleSubject } from './sample-subject.js';

export const MALAY = sampleSubject('BM', 'Bahasa Melayu', [
  [
    'Mendengar dan bertutur',
    [
      'Menyampaikan cerita',
      'penyampaian cerita',
      'Menceritakan semula kisah pasar pagi dengan urutan yang betul.',
      'Menggunakan nada suara yang sesuai bagi dua watak dalam cerita.',
      'Menjawab soalan rakan tentang tempat, masa dan sebab kejadian.',
    ],
    [
      'Berbincang dalam kumpulan',
      'perbincangan kumpulan',
      'Memberikan pendapat dengan satu sebab yang munasabah.',
      'Menyatakan persetujuan dan bantahan dengan sopan.',
      'Merumuskan keputusan kumpulan dalam tiga ayat.',
    ],
  ],
  [
    'Membaca',
    [
      'Memahami petikan',
      'isi petikan',
      'Mengenal pasti isi utama setiap perenggan petikan.',
      'Mencari makna perkataan baharu berdasarkan ayat di sekelilingnya.',
      'Membandingkan dua petikan tentang tempat yang sama.',
    ],
    [
      'Membaca untuk mencari maklumat',
      'pencarian maklumat',
      'Mencatat maklumat daripada poster dan jadual perjalanan bas.',
      'Menyusun maklumat yang dibaca dalam peta minda.',
      'Menilai sama ada maklumat dalam iklan boleh dipercayai.',
    ],
  ],
  [
    'Menulis',
    [
      'Menulis perenggan',
      'penulisan perenggan',
      'Menulis ayat topik dan tiga ayat huraian tentang hobi.',
      'Menggunakan kata hubung supaya ayat bersambung dengan lancar.',
      'Menyunting ejaan dan tanda baca perenggan rakan.',
    ],
    [
      'Menulis surat dan pesanan',
      'penulisan surat',
      'Menulis pesanan ringkas yang lengkap dengan nama dan masa.',
      'Menulis surat jemputan ke majlis kelas.',
      'Menulis surat terima kasih dengan bahasa yang santun.',
    ],
  ],
]);
