import {
  formatDate,
  formatDayRange,
  formatDuration,
  formatFileSize,
  formatList,
  formatMoney,
  formatMonth,
  formatNumber,
  formatRelative,
  formatShare,
  formatShortDate,
  formatShortDay,
  formatShortDayAndMonth,
  formatTime,
  formatTimeRange,
  formatTypedDate,
  formatWeekday,
  malaysianDate,
} from './format';

it('a day of a week is written short', () => {
  expect(formatShortDay('2026-11-16')).toBe('Isn 16');
  expect(formatShortDay('2026-11-22')).toBe('Ahd 22');
  expect(formatShortDayAndMonth('2026-11-22')).toBe('Ahd 22 Nov');
});

describe('a date is written', () => {
  it.each([
    ['2026-01-12', 'Isnin, 12 Januari 2026'],
    ['2026-08-02', 'Ahad, 2 Ogos 2026'],
    ['2026-11-30T23:59:59+08:00', 'Isnin, 30 November 2026'],
    ['2026-11-30T16:00:00Z', 'Selasa, 1 Disember 2026'],
  ])('%s as %s', (value, expected) => {
    expect(formatDate(value)).toBe(expected);
  });

  it('short where room is short', () => {
    expect(formatShortDate('2026-08-31')).toBe('31 Ogos 2026');
  });

  it('as a range that names a shared month once', () => {
    expect(formatDayRange('2026-11-09', '2026-11-13')).toBe('9-13 Nov');
    expect(formatDayRange('2026-11-30', '2026-12-04')).toBe('30 Nov-4 Dis');
  });
});

it('the day of an instant is the day in Malaysia', () => {
  expect(malaysianDate('2026-11-30T15:59:59Z')).toBe('2026-11-30');
  expect(malaysianDate('2026-11-30T16:00:00Z')).toBe('2026-12-01');
});

describe('a time is written', () => {
  it.each([
    ['07:40', '7.40 pagi'],
    ['00:05', '12.05 pagi'],
    ['12:00', '12.00 tengah hari'],
    ['13:30', '1.30 tengah hari'],
    ['14:00', '2.00 petang'],
    ['19:00', '7.00 malam'],
    ['2026-11-30T10:32:00+08:00', '10.32 pagi'],
  ])('%s as %s', (value, expected) => {
    expect(formatTime(value)).toBe(expected);
  });

  it('as a range that names a shared part of the day once', () => {
    expect(formatTimeRange('07:40', '08:40')).toBe('7.40-8.40 pagi');
    expect(formatTimeRange('11:30', '12:30')).toBe('11.30 pagi-12.30 tengah hari');
  });
});

it.each([
  [123450, 'RM 1,234.50'],
  [0, 'RM 0.00'],
  [5, 'RM 0.05'],
  [123456789, 'RM 1,234,567.89'],
  [-2500, '-RM 25.00'],
])('%d sen is written %s', (sen, expected) => {
  expect(formatMoney(sen)).toBe(expected);
});

describe('a moment is told relative to now', () => {
  const now = new Date('2026-11-20T12:00:00+08:00');

  it.each([
    ['2026-11-20T11:59:30+08:00', 'sebentar tadi'],
    ['2026-11-20T11:55:00+08:00', '5 minit lalu'],
    ['2026-11-20T09:00:00+08:00', '3 jam lalu'],
    ['2026-11-19T23:00:00+08:00', 'semalam'],
    ['2026-11-20T14:30:00+08:00', 'dalam 2 jam 30 minit'],
    ['2026-11-21T00:00:00+08:00', 'esok'],
    ['2026-11-23T00:00:00+08:00', 'dalam 3 hari'],
    ['2026-11-01T00:00:00+08:00', '1 Nov 2026'],
  ])('%s as "%s"', (value, expected) => {
    expect(formatRelative(value, now)).toBe(expected);
  });
});

it.each([
  [[], ''],
  [['Ali'], 'Ali'],
  [['Ali', 'Siti'], 'Ali dan Siti'],
  [['Ali', 'Siti', 'Mei'], 'Ali, Siti dan Mei'],
])('%j is listed "%s"', (names, expected) => {
  expect(formatList(names)).toBe(expected);
});

it.each([
  [0, '0 bait'],
  [1023, '1,023 bait'],
  [1536, '1.5 kB'],
  [2 * 1024 * 1024, '2 MB'],
])('%d bytes are written %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});

it.each([
  [1234567, '1,234,567'],
  [-1200.5, '-1,200.5'],
  [87, '87'],
])('%d is written %s', (value, expected) => {
  expect(formatNumber(value)).toBe(expected);
});

it('a share is written in per cent with at most one decimal', () => {
  expect([0.5, 0.8749, 1].map(formatShare)).toEqual(['50%', '87.5%', '100%']);
});

it.each([
  [0, '0 minit'],
  [45, '45 minit'],
  [60, '1 jam'],
  [90, '1 jam 30 minit'],
])('%d minutes are written %s', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});

it('a day has its typed form, its month and its weekday', () => {
  expect(formatTypedDate('2026-01-12')).toBe('12/01/2026');
  expect(formatMonth('2026-08-02')).toBe('Ogos 2026');
  expect(formatWeekday('2026-08-02')).toBe('Ahad');
});
