import type { QuickRemark } from '../../reviews';

/** What is said most often, by the digit that says it. */
export const quickRemarks: readonly QuickRemark[] = [
  {
    label: 'Boleh diukur',
    body: 'Tulis objektif yang boleh diukur: berapa orang murid, dan apa yang mereka buat.',
  },
  { label: 'Minit', body: 'Lengkapkan minit setiap langkah supaya sama dengan masa PdP.' },
  { label: 'Ikut RPT', body: 'Semak standard ini dengan RPT minggu ini.' },
  { label: 'Bezakan', body: 'Bezakan aktiviti mengikut keupayaan murid.' },
];
