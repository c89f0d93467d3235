import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Asked } from '../../../queries/query-states';
import { useSettled } from '../../../queries/use-settled';
import { type ListedPupil, type PupilsAsked, pupilByNumberQuery, pupilsQuery } from '../api';
import { withoutClass } from '../pupil-address';
import { type PupilFilter, soughtBy, whoLeft } from '../pupil-filter';

/** Whoever types on is not asked for yet. */
const pause = 150;

type PupilList = {
  query: Asked<ListedPupil[]>;
  /** There are more on the server. */
  more: { onMore: () => void; isFetching: boolean } | undefined;
};

/** The pupils that the page is narrowed to; by a whole number, whoever has it. `text`: what stands in the search field. */
export function usePupilList(academicYearId: string, filter: PupilFilter, text: string): PupilList {
  const sought = soughtBy(useSettled(text, pause));
  const isByNumber = sought.by === 'number';
  const list = useInfiniteQuery({
    ...pupilsQuery({
      academicYearId,
      ...(filter.kelas !== '' && filter.kelas !== withoutClass && { classId: filter.kelas }),
      ...(filter.kumpulan && { groupId: filter.kumpulan }),
      ...(filter.set && { teachingSetId: filter.set }),
      ...stateOf(filter),
      ...(sought.by === 'name' && sought.text !== '' && { search: sought.text }),
    }),
    enabled: !isByNumber,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({ ...pupilByNumberQuery(isByNumber ? sought.number : ''), enabled: isByNumber });
  if (isByNumber)
    return {
      query: { ...found, data: found.data && (found.data.pupil ? [found.data.pupil] : []) },
      more: undefined,
    };
  return {
    query: { ...list, data: list.data?.pages.flatMap(({ items }) => items) },
    more: list.hasNextPage
      ? { onMore: () => void list.fetchNextPage(), isFetching: list.isFetchingNextPage }
      : undefined,
  };
}

function stateOf({ kelas, keadaan }: PupilFilter): Pick<PupilsAsked, 'state'> {
  if (keadaan === whoLeft) return { state: 'left' };
  return kelas === withoutClass ? { state: 'unplaced' } : {};
}
