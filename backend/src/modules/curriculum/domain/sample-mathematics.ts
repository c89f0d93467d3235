import { sampleSubject } from './sample-subject.js';

export const MATHEMATICS = sampleSubject('MT', 'Matematik', [
  [
    'Nombor di kedai sekolah',
    [
      'Nombor hingga 50 000',
      'nombor hingga 50 000',
      'Membaca dan menulis bilangan barang di stor hingga 50 000.',
      'Membandingkan dua bilangan dengan menggunakan nilai tempat.',
      'Menganggar bilangan guli dalam balang dan menyemak anggaran itu.',
    ],
    [
      'Wang dan belian',
      'pengiraan wang',
      'Mengira jumlah harga lima barang dan baki wang.',
      'Memilih tawaran yang lebih jimat daripada dua pakej.',
      'Merancang belian kelas dalam had RM200.',
    ],
  ],
  [
    'Ukuran di kebun',
    [
      'Panjang dan keliling',
      'panjang dan keliling',
      'Mengukur batas sayur dalam meter dan sentimeter.',
      'Mengira panjang pagar yang diperlukan bagi batas segi empat.',
      'Menukar ukuran antara meter dengan sentimeter.',
    ],
    [
      'Masa dan jadual',
      'masa dan jadual',
      'Mengira tempoh antara dua waktu dalam jadual harian.',
      'Melengkapkan jadual siram pokok bagi seminggu.',
      'Menyelesaikan masalah tentang tempoh melebihi satu hari.',
    ],
  ],
  [
    'Data kelas kita',
    [
      'Mengumpul data',
      'pengumpulan data',
      'Mengumpul data buah kegemaran dengan gundalan.',
      'Menyusun data dalam jadual mengikut kekerapan.',
      'Memilih soalan tinjauan yang memberi data yang jelas.',
    ],
    [
      'Mentafsir carta',
      'tafsiran carta',
      'Membaca nilai tertinggi dan terendah daripada carta palang.',
      'Melukis carta palang dengan skala yang sesuai.',
      'Membuat kesimpulan daripada carta dan menyatakan sebabnya.',
    ],
  ],
]);
