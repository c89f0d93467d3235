import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import { standardsOf } from '@rules/yearly-plans/domain/plan-row';
import type { PlanRow } from './calls';
import { furthestBehind, type SetCoverage } from './class-coverage';

/** How much the plan holds and where its classes stand, in a sentence or two. */
export function planState(
  rows: readonly PlanRow[],
  weeks: readonly LessonWeek[],
  sets: readonly SetCoverage[],
): string {
  if (rows.length === 0) return 'Belum ada baris. Isi mana-mana minggu untuk bermula.';
  const filled = new Set(rows.map(({ week }) => week));
  const free = weeks.filter(({ week, days }) => days > 0 && !filled.has(week)).length;
  const standing =
    sets.length === 0
      ? `${standardsOf(rows).length} SP dalam ${filled.size} minggu`
      : [taughtWords(sets), behindWords(sets)].filter(Boolean).join(' ');
  const ended = standing.endsWith('.') ? standing.slice(0, -1) : standing;
  return free === 0 ? `${ended}.` : `${ended}; ${free} minggu belum diisi.`;
}

function taughtWords(sets: readonly SetCoverage[]): string {
  const taught = sets.map(({ coverage }) => coverage.taught);
  const [least, most] = [Math.min(...taught), Math.max(...taught)];
  const all = sets[0]?.coverage.all ?? 0;
  return `${least === most ? most : `${least} hingga ${most}`} daripada ${all} SP diajar.`;
}

function behindWords(sets: readonly SetCoverage[]): string {
  const furthest = furthestBehind(sets);
  if (!furthest) return sets.length === 1 ? 'Ikut rancangan.' : 'Semua kelas ikut rancangan.';
  const { weeksBehind, withoutWeek } = furthest.coverage;
  const lag = weeksBehind > 0 ? [`lewat ${weeksBehind} minggu`] : [];
  const lost = withoutWeek > 0 ? [`${withoutWeek} baris tidak sempat`] : [];
  return `${furthest.name} ${[...lag, ...lost].join(', ')}.`;
}
