import type { SchoolYear } from './school-year';

/**
 * The ministry's academic calendar of 2026 as schools copied it. Dates of the Islamic calendar follow the official
 * announcement; holidays of a state and of a school are added by the school.
 */
export const schoolYear2026: SchoolYear = {
  year: 2026,
  publicHolidays: [
    { date: '2026-02-17', name: 'Tahun Baharu Cina' },
    { date: '2026-02-18', name: 'Tahun Baharu Cina (hari kedua)' },
    { date: '2026-03-21', name: 'Hari Raya Aidilfitri' },
    { date: '2026-03-22', name: 'Hari Raya Aidilfitri (hari kedua)' },
    { date: '2026-05-01', name: 'Hari Pekerja' },
    { date: '2026-05-27', name: 'Hari Raya Aidiladha' },
    { date: '2026-05-31', name: 'Hari Wesak' },
    { date: '2026-06-01', name: 'Hari Keputeraan Yang di-Pertuan Agong' },
    { date: '2026-06-17', name: 'Awal Muharam' },
    { date: '2026-08-25', name: 'Maulidur Rasul' },
    { date: '2026-08-31', name: 'Hari Kebangsaan' },
    { date: '2026-09-16', name: 'Hari Malaysia' },
    { date: '2026-11-08', name: 'Deepavali' },
    { date: '2026-12-25', name: 'Hari Krismas' },
  ],
  groups: {
    A: {
      schoolDays: [0, 1, 2, 3, 4],
      blocks: [
        { start: '2026-01-11', end: '2026-03-19', weeks: 10, term: 1 },
        { start: '2026-03-29', end: '2026-05-21', weeks: 8, term: 1 },
        { start: '2026-06-07', end: '2026-08-27', weeks: 12, term: 2 },
        { start: '2026-09-06', end: '2026-12-03', weeks: 13, term: 2 },
      ],
      breaks: [
        { name: 'Cuti Penggal 1', start: '2026-03-20', end: '2026-03-28' },
        { name: 'Cuti Pertengahan Tahun', start: '2026-05-22', end: '2026-06-06' },
        { name: 'Cuti Penggal 2', start: '2026-08-28', end: '2026-09-05' },
        { name: 'Cuti Akhir Persekolahan', start: '2026-12-04', end: '2026-12-31' },
      ],
      extraHolidays: ['2026-02-15', '2026-02-16', '2026-02-19', '2026-03-19', '2026-11-09'],
      exceptions: {},
    },
    B: {
      schoolDays: [1, 2, 3, 4, 5],
      blocks: [
        { start: '2026-01-12', end: '2026-03-20', weeks: 10, term: 1 },
        { start: '2026-03-30', end: '2026-05-22', weeks: 8, term: 1 },
        { start: '2026-06-08', end: '2026-08-28', weeks: 12, term: 2 },
        { start: '2026-09-07', end: '2026-12-04', weeks: 13, term: 2 },
      ],
      breaks: [
        { name: 'Cuti Penggal 1', start: '2026-03-21', end: '2026-03-29' },
        { name: 'Cuti Pertengahan Tahun', start: '2026-05-23', end: '2026-06-07' },
        { name: 'Cuti Penggal 2', start: '2026-08-29', end: '2026-09-06' },
        { name: 'Cuti Akhir Persekolahan', start: '2026-12-05', end: '2026-12-31' },
      ],
      extraHolidays: [
        '2026-02-16',
        '2026-02-19',
        '2026-02-20',
        '2026-03-19',
        '2026-03-20',
        '2026-11-09',
        '2026-11-10',
      ],
      exceptions: {
        // Sarawak.
        '13': { notHolidays: ['2026-11-10'], extraHolidays: ['2026-11-09'] },
      },
    },
  },
};
