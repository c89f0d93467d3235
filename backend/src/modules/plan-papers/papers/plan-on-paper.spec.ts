import { becameForVisitors, becameSince } from './plan-on-paper.js';

const STOPPED = { fate: { kind: 'stopped', by: 'Sukan' } } as const;
const AWAY = { fate: { kind: 'away' } } as const;

it.each([
  ['is held', { fate: { kind: 'held' } } as const, '', ''],
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
