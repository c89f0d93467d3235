import type { OfficialYear } from '../official-year.js';

/**
 * The ministry's academic calendar of 2026 as schools copied it. Dates of the Islamic calendar follow the official
 * announcement; holidays of a state and of a school are added by the school.
 */
export const OFFICIAL_2026: OfficialYear = {
  name: '2026',
  federalHolidays: [
    { day: '2026-02-17', name: 'Tahun Baharu Cina' },
    { day: '2026-02-18', name: 'Tahun Baharu Cina (hari kedua)' },
    { day: '2026-03-21', name: 'Hari Raya Aidilfitri' },
    { day: '2026-03-22', name: 'Hari Raya Aidilfitri (hari kedua)' },
    { day: '2026-05-01', name: 'Hari Pekerja' },
    { day: '2026-05-27', name: 'Hari Raya Aidiladha' },
    { day: '2026-05-31', name: 'Hari Wesak' },
    { day: '2026-06-01', name: 'Hari Keputeraan Yang di-Pertuan Agong' },
    { day: '2026-06-17', name: 'Awal Muharam' },
    { day: '2026-08-25', name: 'Maulidur Rasul' },
    { day: '2026-08-31', name: 'Hari Kebangsaan' },
    { day: '2026-09-16', name: 'Hari Malaysia' },
    { day: '2026-11-08', name: 'Deepavali' },
    { day: '2026-12-25', name: 'Hari Krismas' },
  ],
  groups: {
    A: {
      terms: [
        { term: 1, from: '2026-01-11', to: '2026-03-19' },
        { term: 1, from: '2026-03-29', to: '2026-05-21' },
        { term: 2, from: '2026-06-07', to: '2026-08-27' },
        { term: 2, from: '2026-09-06', to: '2026-12-03' },
      ],
      breaks: [
        { name: 'Cuti Penggal 1', from: '2026-03-20', to: '2026-03-28' },
        { name: 'Cuti Pertengahan Tahun', from: '2026-05-22', to: '2026-06-06' },
        { name: 'Cuti Penggal 2', from: '2026-08-28', to: '2026-09-05' },
        { name: 'Cuti Akhir Persekolahan', from: '2026-12-04', to: '2026-12-31' },
      ],
      additionalHolidays: ['2026-02-15', '2026-02-16', '2026-02-19', '2026-03-19', '2026-11-09'],
      states: {},
    },
    B: {
      terms: [
        { term: 1, from: '2026-01-12', to: '2026-03-20' },
        { term: 1, from: '2026-03-30', to: '2026-05-22' },
        { term: 2, from: '2026-06-08', to: '2026-08-28' },
        { term: 2, from: '2026-09-07', to: '2026-12-04' },
      ],
      breaks: [
        { name: 'Cuti Penggal 1', from: '2026-03-21', to: '2026-03-29' },
        { name: 'Cuti Pertengahan Tahun', from: '2026-05-23', to: '2026-06-07' },
        { name: 'Cuti Penggal 2', from: '2026-08-29', to: '2026-09-06' },
        { name: 'Cuti Akhir Persekolahan', from: '2026-12-05', to: '2026-12-31' },
      ],
      additionalHolidays: [
        '2026-02-16',
        '2026-02-19',
        '2026-02-20',
        '2026-03-19',
        '2026-03-20',
        '2026-11-09',
        '2026-11-10',
      ],
      // Sarawak goes to school on 10 November.
      states: { '13': { notHolidays: ['2026-11-10'], additionalHolidays: ['2026-11-09'] } },
    },
  },
};
