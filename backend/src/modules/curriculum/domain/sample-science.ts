import { sampleSubject } from './sample-subject.js';

export const SCIENCE = sampleSubject('SN', 'Sains', [
  [
    'Kebun sekolah',
    [
      'Tumbuhan di sekeliling sekolah',
      'tumbuhan di sekeliling sekolah',
      'Menamakan lima tumbuhan yang terdapat di kawasan sekolah.',
      'Membandingkan bentuk daun dua jenis tumbuhan.',
      'Melakar pelan ringkas kebun sekolah dengan petunjuk.',
    ],
    [
      'Tanah dan air',
      'tanah dan air',
      'Menyatakan keperluan air bagi biji benih yang bercambah.',
      'Merekod kelembapan tanah selama seminggu dalam jadual.',
      'Menyiasat jenis tanah yang paling lambat kering.',
    ],
  ],
  [
    'Menanam dan menjaga',
    [
      'Menyemai',
      'penyemaian biji benih',
      'Menyusun langkah menyemai biji benih mengikut urutan.',
      'Menyemai biji benih dalam bekas kitar semula secara berkumpulan.',
      'Menyimpan catatan pertumbuhan anak benih setiap hari.',
    ],
    [
      'Tetamu kebun',
      'haiwan kecil di kebun',
      'Mengelaskan haiwan kecil kepada kawan dan musuh tanaman.',
      'Memerhati kerja cacing tanah dalam balang lut sinar.',
      'Mencadangkan cara menjaga tanaman tanpa racun.',
    ],
  ],
  [
    'Cahaya dan bayang',
    [
      'Bayang-bayang',
      'bayang-bayang',
      'Mengukur panjang bayang tiang bendera pada tiga waktu.',
      'Menerangkan sebab bayang berubah sepanjang hari.',
      'Membina jam matahari ringkas daripada kad.',
    ],
    [
      'Cahaya untuk tumbuhan',
      'cahaya untuk tumbuhan',
      'Membandingkan anak benih di tempat terang dan di tempat gelap.',
      'Meramal arah pertumbuhan batang ke arah cahaya.',
      'Mereka bentuk rak tanaman supaya semua pasu mendapat cahaya.',
    ],
  ],
]);
