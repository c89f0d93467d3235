import { becameForVisitors, becameSince } from './plan-on-paper.js';

const ON_ITS_DAY = { day: '2026-10-13', isMoved: false };
const HELD = { ...ON_ITS_DAY, fate: { kind: 'held' } } as const;
const STOPPED = { ...ON_ITS_DAY, fate: { kind: 'stopped', by: 'Sukan' } } as const;
const AWAY = { ...ON_ITS_DAY, fate: { kind: 'away' } } as const;
const ELSEWHERE = { ...HELD, isMoved: true };

it.each([
  ['is held', HELD, '', ''],
  ['is another by choice', ELSEWHERE, 'Diadakan pada 13 Oktober 2026', 'Diadakan pada 13 Oktober 2026'],
  ['nobody knows', undefined, '', ''],
  ['the school has stopped', STOPPED, 'Tidak diadakan (Sukan)', 'Tidak diadakan'],
  ['its teacher misses', AWAY, 'Guru tidak hadir', ''],
  ['the timetable has no more', null, 'Tiada dalam jadual lagi', ''],
])(
  'a plan whose lesson %s says so to the school, and to visitors never why and never who was away',
  (_what, lesson, school, visitors) => {
    expect([becameSince(lesson), becameForVisitors(lesson)]).toEqual([school, visitors]);
  },
);
