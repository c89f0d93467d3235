import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { setsQuery } from '../classes';
import { lessonsQuery, timetablesQuery } from './calls';

/** Every set of the session has its lessons in a timetable that is published. */
export const timetableSetup: SetupLine = {
  title: 'Jadual waktu',
  order: 80,
  to: paths.timetable,
  async read(queries, year) {
    const [{ items: timetables }, { items: sets }] = await Promise.all([
      queries.fetchQuery(timetablesQuery(year.id)),
      queries.fetchQuery(setsQuery(year.id)),
    ]);
    const published = timetables.findLast(({ startsOn }) => startsOn !== null);
    const shown = published ?? timetables[0];
    const lessons = shown ? (await queries.fetchQuery(lessonsQuery(shown.id))).items : [];
    const placed = new Set(lessons.flatMap(({ teachingSetId }) => teachingSetId ?? []));
    return timetableState({
      ...{ isMade: shown !== undefined, isPublished: published !== undefined, sets: sets.length },
      placed: sets.filter(({ id }) => placed.has(id)).length,
    });
  },
};

type Standing = Readonly<{ isMade: boolean; isPublished: boolean; sets: number; placed: number }>;

export function timetableState({ isMade, isPublished, sets, placed }: Standing): SetupState {
  if (sets === 0) return { kind: 'waiting', sentence: 'Menunggu penugasan' };
  if (!isMade) return { kind: 'open', sentence: 'Belum ada jadual', verb: 'Pilih cara' };
  const count = `${placed} daripada ${sets} set dalam jadual`;
  if (!isPublished) return { kind: 'open', sentence: `Draf, ${count}`, verb: 'Terbitkan' };
  return placed < sets
    ? { kind: 'open', sentence: count, verb: 'Lengkapkan' }
    : { kind: 'done', sentence: `${sets} set dalam jadual yang diterbitkan` };
}
