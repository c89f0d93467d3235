import type { Row } from './rows.ts';

export interface Counts {
  expected: number;
  sent: number;
  returned: number;
  verified: number;
  onTime: number;
  late: number;
  missing: number;
  open: number;
  away: number;
  stopped: number;
  postponed: number;
  /** Past lessons that were held, with a plan and no reflection: belum dicatat. */
  unrecorded: number;
  /** Reflections that no verifier has taken note of: belum direkod. */
  toNote: number;
  withoutLesson: number;
}

/** Every number is a count of rows that anybody can count again. */
export function countsOf(rows: Row[], withoutLesson: number): Counts {
  const expected = rows.filter((r) => r.expected);
  const standing = (...kinds: string[]) =>
    expected.filter((r) => r.plan && kinds.includes(r.plan.standing.kind)).length;
  const lateness = (kind: Row['lateness']) => expected.filter((r) => r.lateness === kind).length;
  const fate = (kind: Row['fate']['kind']) => rows.filter((r) => r.fate.kind === kind).length;
  return {
    expected: expected.length,
    sent: standing('sent', 'verified'),
    returned: standing('returned'),
    verified: standing('verified'),
    onTime: lateness('on-time'),
    late: lateness('late'),
    missing: lateness('missing'),
    open: lateness('open'),
    away: fate('away'),
    stopped: fate('stopped'),
    postponed: fate('postponed'),
    unrecorded: expected.filter((r) => r.taught === 'belum refleksi').length,
    toNote: rows.filter((r) => r.toNote).length,
    withoutLesson,
  };
}

export type WeekState = 'Belum lengkap' | 'Dihantar' | 'Sebahagian dipulangkan' | 'Disahkan' | null;

export function weekStateOf(counts: Counts): WeekState {
  if (counts.expected === 0) return null;
  if (counts.returned > 0) return 'Sebahagian dipulangkan';
  if (counts.missing + counts.open > 0) return 'Belum lengkap';
  return counts.verified === counts.expected ? 'Disahkan' : 'Dihantar';
}
