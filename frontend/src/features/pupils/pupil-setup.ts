import { importAddress } from '../../imports';
import type { SetupLine, SetupState } from '../../school/setup-lines';
import { paths } from '../../site/paths';
import { classesQuery, type PupilCounts, pupilCountsQuery } from '../classes';
import { classAddress, withoutClass } from './pupil-address';

/** Every pupil of the school is in a class of the session. */
export const pupilSetup: SetupLine = {
  title: 'Murid',
  order: 60,
  to: paths.pupils,
  async read(queries, year) {
    const [classes, counts] = await Promise.all([
      queries.fetchQuery(classesQuery(year.id)),
      queries.fetchQuery({ ...pupilCountsQuery(year.id), staleTime: 0 }),
    ]);
    return pupilsState(classes.items.length, counts);
  },
};

export function pupilsState(
  classes: number,
  { pupils, unplaced }: Pick<PupilCounts, 'pupils' | 'unplaced'>,
): SetupState {
  const waiting = unplaced ?? 0;
  if (pupils === 0)
    return classes === 0
      ? { kind: 'waiting', sentence: 'Menunggu kelas' }
      : {
          kind: 'open',
          sentence: 'Belum ada murid',
          verb: 'Import murid',
          to: importAddress(paths.pupils),
        };
  if (waiting === 0) return { kind: 'done', sentence: `${pupils} murid dalam kelas` };
  return {
    kind: 'open',
    sentence: `${pupils - waiting} dalam kelas, ${waiting} tanpa kelas`,
    verb: `Letak ${waiting} murid`,
    to: classAddress(withoutClass),
  };
}
