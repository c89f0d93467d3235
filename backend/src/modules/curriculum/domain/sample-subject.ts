type SampleStandard = Readonly<{
  code: string;
  text: string;
  /** TP1 to TP6. */
  descriptors: readonly string[];
  learning: readonly Readonly<{ code: string; text: string }>[];
}>;

/** One subject and level. `code`: of the subject, as schools shorten it. */
export type SampleSubject = Readonly<{
  code: string;
  name: string;
  curriculum: 'KSSR';
  gradeLevel: 'T4';
  year: number;
  strands: readonly Readonly<{ code: string; title: string; standards: readonly SampleStandard[] }>[];
}>;

/** A strand by its title, with its standards by their texts, each with a topic for its levels and what is learned. */
export type WrittenStrand = readonly [
  title: string,
  ...standards: (readonly [text: string, topic: string, ...learning: string[]])[],
];

/** Codes follow from the order: strand 1.0, standard 1.1, what is learned 1.1.1. */
export function sampleSubject(code: string, name: string, written: readonly WrittenStrand[]): SampleSubject {
  const strands = written.map(([title, ...standards], strandAt) => ({
    code: `${strandAt + 1}.0`,
    title,
    standards: standards.map(([text, topic, ...learning], contentAt) => {
      const standard = `${strandAt + 1}.${contentAt + 1}`;
      return {
        code: standard,
        text,
        descriptors: levelsOf(topic),
        learning: learning.map((learned, at) => ({ code: `${standard}.${at + 1}`, text: learned })),
      };
    }),
  }));
  return { code, name, curriculum: 'KSSR', gradeLevel: 'T4', year: 2025, strands };
}

function levelsOf(topic: string): string[] {
  return [
    `Menyebut perkara asas tentang ${topic} dengan bimbingan.`,
    `Menerangkan ${topic} dengan contoh sendiri.`,
    `Melakukan tugasan biasa tentang ${topic} tanpa bantuan.`,
    `Menghuraikan ${topic} dan membezakan dua keadaan.`,
    `Menilai ${topic} dengan alasan yang disokong bukti.`,
    `Menghasilkan idea baharu tentang ${topic} dan membimbing rakan.`,
  ];
}
