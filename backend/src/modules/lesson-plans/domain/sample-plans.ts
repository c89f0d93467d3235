import { addDays, type Day } from '../../../platform/calendar/day.js';
import { type WeekStart, weekOf } from '../../../platform/calendar/school-week.js';
import { blankPlan, type LessonPlanContent } from './lesson-plan.js';

/** `sample` names it: an author has each at most once. */
export type SamplePlan = Readonly<{ sample: string; content: LessonPlanContent }>;

type Text = Partial<Omit<LessonPlanContent, 'date'>> & Readonly<{ sample: string; daysAfterMonday: number }>;

/** Monday to Thursday are school days in every state. */
const TEXTS: readonly Text[] = [
  {
    sample: 'bahasa-melayu',
    daysAfterMonday: 0,
    startTime: '07:40',
    endTime: '08:40',
    className: '4 Bestari',
    subject: 'Bahasa Melayu',
    objective: 'Pada akhir PdP, murid dapat menyatakan tiga isi penting daripada petikan yang dibaca.',
    activities:
      'Set induksi: murid meneka tajuk petikan daripada gambar.\n' +
      'Langkah 1: bacaan mekanis secara kumpulan.\n' +
      'Langkah 2: murid menggariskan isi penting dan membandingkannya dengan rakan.\n' +
      'Penutup: seorang murid merumuskan petikan dengan ayat sendiri.',
    reflection:
      '26 daripada 30 orang murid mencapai objektif. 4 orang dibimbing semula pada waktu pemulihan.',
  },
  {
    sample: 'matematik',
    daysAfterMonday: 0,
    startTime: '08:40',
    endTime: '09:40',
    className: '4 Bestari',
    subject: 'Matematik',
    objective:
      'Pada akhir PdP, murid dapat menambah dua pecahan yang penyebutnya sama, 8 daripada 10 soalan.',
    activities:
      'Set induksi: membahagi sebiji kek kertas kepada lapan bahagian.\n' +
      'Langkah 1: menambah pecahan dengan jalur pecahan.\n' +
      'Langkah 2: latihan berpasangan dalam buku aktiviti.\n' +
      'Penutup: kuiz tiga soalan.',
    reflection:
      '28 daripada 30 orang murid mencapai objektif. Dua orang keliru antara pengangka dan penyebut.',
  },
  {
    sample: 'sains',
    daysAfterMonday: 1,
    startTime: '07:40',
    endTime: '08:40',
    className: '5 Cemerlang',
    subject: 'Sains',
    objective: 'Pada akhir PdP, murid dapat merekod perubahan suhu air dan melukis graf bar daripadanya.',
    activities:
      'Set induksi: mengapa ais mencair?\n' +
      'Langkah 1: kumpulan menyukat suhu setiap dua minit.\n' +
      'Langkah 2: murid melukis graf dan membuat kesimpulan.\n' +
      'Penutup: pembentangan dua kumpulan.',
  },
  {
    sample: 'bahasa-inggeris',
    daysAfterMonday: 2,
    startTime: '10:20',
    endTime: '11:20',
    className: '4 Amanah',
    subject: 'Bahasa Inggeris',
    objective: 'By the end of the lesson, pupils can ask and answer four questions about daily routines.',
    activities:
      'Set induction: a song about the days of the week.\n' +
      'Step 1: pupils match pictures with phrases.\n' +
      'Step 2: interviews in pairs, then with another pair.\n' +
      'Closure: exit slip with one full sentence.',
  },
  {
    sample: 'sejarah',
    daysAfterMonday: 3,
    startTime: '11:20',
    endTime: '12:20',
    className: '6 Dinamik',
    subject: 'Sejarah',
    objective:
      'Pada akhir PdP, murid dapat menyusun lima peristiwa penting menuju kemerdekaan mengikut urutan.',
  },
];

/** For the school's week in which the day lies. */
export function samplePlans(today: Day, weekStart: WeekStart): SamplePlan[] {
  const week = weekOf(today, weekStart);
  const monday = addDays(week, weekStart === 'sunday' ? 1 : 0);
  return TEXTS.map(({ sample, daysAfterMonday, ...texts }) => ({
    sample,
    content: { ...blankPlan(addDays(monday, daysAfterMonday)), ...texts },
  }));
}
