export type LearningStandard = Readonly<{ code: string; text: string }>;
export type ContentStandard = Readonly<{ code: string; text: string; learning: readonly LearningStandard[] }>;

/** One subject and year, as the importer takes it. `fields`: bidang or tema. */
export type Curriculum = Readonly<{
  subject: string;
  year: string;
  fields: readonly Readonly<{ code: string; title: string; standards: readonly ContentStandard[] }>[];
}>;

const learning = (code: string, ...texts: string[]): LearningStandard[] =>
  texts.map((text, index) => ({ code: `${code}.${index + 1}`, text }));

/** Written for this page; no word of the licensed documents. */
export const curriculumSample: readonly Curriculum[] = [
  {
    subject: 'Literasi Kebun (contoh)',
    year: 'Tahun 4',
    fields: [
      {
        code: '1.0',
        title: 'Mengenal kebun',
        standards: [
          {
            code: '1.1',
            text: 'Tumbuhan di sekeliling sekolah',
            learning: learning(
              '1.1',
              'Menamakan lima tumbuhan yang terdapat di kawasan sekolah.',
              'Membandingkan bentuk daun dua jenis tumbuhan.',
              'Melakar pelan ringkas kebun sekolah dengan petunjuk.',
            ),
          },
          {
            code: '1.2',
            text: 'Tanah dan air',
            learning: learning(
              '1.2',
              'Menyatakan keperluan air bagi biji benih yang bercambah.',
              'Merekod kelembapan tanah selama seminggu dalam jadual.',
            ),
          },
        ],
      },
      {
        code: '2.0',
        title: 'Menanam dan menjaga',
        standards: [
          {
            code: '2.1',
            text: 'Menyemai',
            learning: learning(
              '2.1',
              'Menyusun langkah menyemai biji benih mengikut urutan.',
              'Menyemai biji benih dalam bekas kitar semula secara berkumpulan.',
            ),
          },
        ],
      },
    ],
  },
  {
    subject: 'Bercerita (contoh)',
    year: 'Tahun 4',
    fields: [
      {
        code: '1.0',
        title: 'Mendengar dan bertutur',
        standards: [
          {
            code: '1.1',
            text: 'Menyampaikan cerita',
            learning: learning(
              '1.1',
              'Menceritakan semula kisah yang didengar dengan urutan yang betul.',
              'Menggunakan nada suara yang sesuai bagi dua watak.',
            ),
          },
        ],
      },
    ],
  },
];
