import type { Dice } from './filled.ts';

export const JAWI = [
  ...['ڤد', 'اخير', 'ڤلاجرن،', 'موريد', 'داڤت', 'مڽاتاكن', 'سچارا', 'برتوليس', 'كڤنتيڠن', 'علمو', 'ڤڠتاهوان'],
  ...['دان', 'مڠعملكنڽ', 'بِسْمِ', 'ٱللَّهِ', 'ٱلرَّحْمَٰنِ', 'لِلَّهِ', 'ﷺ', '﷽'],
];
export const TAMIL = [
  ...['பாடத்தின்', 'இறுதிக்குள்', 'மாணவர்கள்', 'ஸ்ரீ', 'க்ஷேத்திரம்', 'வெப்பத்தைப்', 'புரிந்துகொள்வார்கள்'],
  ...['பயிற்சியளிக்கப்பட்டவர்களுக்காகவும்', 'ஔவையார்', 'கொள்கைகளையும்'],
];
export const EMOJI = ['👨‍👩‍👧‍👦', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🚀', '🇲🇾', '🧑🏿‍🤝‍🧑🏻', '❤️‍🔥', '1️⃣', '👁️‍🗨️', '🏳️‍🌈'];
/** Of U+0300 on, but for the joiner among them. */
export const MARKS = Array.from({ length: 112 }, (_, at) => String.fromCharCode(0x300 + at)).filter(
  (mark) => mark !== '\u034f',
);
/** Embeddings, overrides and isolates, all of them openings. */
export const OPENINGS = ['\u202b', '\u202a', '\u2067', '\u2066', '\u2068', '\u202e', '\u202d'];
export const MIXED = [
  ...['Sains', 'ڤد', '12:30', '١٢٣', 'விலை', '熱能', '(a)', '[ب]', '%', '-', '3.5×10⁸', 'ﻻ', 'אב', '“”'],
  ...['\u200f', '\u200e', '\u061c'],
];

/** Any of them, with something between. */
export const anyOf =
  (words: readonly string[], below: Dice, glue = ' ') =>
  (): string =>
    `${words[below(words.length)]}${glue}`;

/** Signs that no other plan of the paper has: each costs an outline. */
export function han(plan: number): () => string {
  let next = plan * 977;
  return () => {
    const sign = String.fromCharCode(0x4e00 + (next % 20_902));
    next += 1;
    return sign;
  };
}
