/** What of a template is seen and does not stay, as whoever sends it reads it. */
const WORDS = {
  pictures: 'gambar yang bukan PNG atau JPEG di dalam fail itu sendiri',
  charts: 'carta dan rajah',
  objects: 'objek, kawalan dan fail lain di dalamnya',
  shapes: 'bentuk jenis lama (tulisannya kekal)',
  fields: 'medan yang tidak dikenali (tulisannya kekal)',
  links: 'pautan yang bukan ke laman web atau e-mel (tulisannya kekal)',
  cellLinks: 'pautan pada sel (tulisannya kekal)',
  comments: 'ulasan',
  formulas: 'formula yang tidak dikenali (nilainya kekal)',
  rules: 'peraturan sel yang tidak dikenali',
  sheets: 'helaian yang bukan jadual biasa',
  pivots: 'jadual pangsi dan sambungan data',
  macros: 'makro',
} as const;
export type LeftOut = keyof typeof WORDS;

/** Null where nothing was. */
export function leftOutSentence(leftOut: ReadonlySet<LeftOut>): string | null {
  if (leftOut.size === 0) return null;
  return `Ditinggalkan daripada template: ${[...leftOut].map((what) => WORDS[what]).join('; ')}.`;
}
