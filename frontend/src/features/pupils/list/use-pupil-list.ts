import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Asked } from '../../../queries/query-states';
import { useSettled } from '../../../queries/use-settled';
import { type ListedPupil, ownListQuery, type PupilsAsked, pupilByNumberQuery, pupilsQuery } from '../calls';
import { withoutClass } from '../pupil-address';
import type { OwnChoice } from '../pupil-choices';
import { type PupilFilter, soughtBy, whoLeft } from '../pupil-filter';

/** Whoever types on is not asked for yet. */
const pause = 150;
/** Milliseconds in which what is kept need not be asked for again. */
const fresh = 5 * 60_000;

type PupilList = {
  query: Asked<ListedPupil[]>;
  /** There are more on the server. */
  more: { onMore: () => void; isFetching: boolean } | undefined;
  /** What the list was asked for by; by a whole number it is no list to take away. */
  asked: PupilsAsked | undefined;
};

/** The pupils that the page is narrowed to; by a whole number, whoever has it. `text`: what stands in the search field.
 * `own`: whom a teacher sees, whose lists are kept for the day. */
export function usePupilList(
  academicYearId: string,
  filter: PupilFilter,
  text: string,
  own: readonly OwnChoice[],
): PupilList {
  const sought = soughtBy(useSettled(text, pause));
  const isByNumber = sought.by === 'number';
  const isWholeList = sought.by === 'name' && sought.text === '' && !filter.kumpulan && !filter.keadaan;
  const isOwn = isWholeList && own.some((choice) => isSamePlace(choice.filter, filter));
  useListsKept(academicYearId, own);
  const kept = useQuery({
    ...ownListQuery(placeOf(academicYearId, filter)),
    enabled: isOwn,
    placeholderData: keepPreviousData,
  });
  const isKeptWhole = isOwn && !kept.data?.nextCursor;
  const asked: PupilsAsked = {
    ...placeOf(academicYearId, filter),
    ...(filter.kumpulan && { groupId: filter.kumpulan }),
    ...stateOf(filter),
    ...(sought.by === 'name' && sought.text !== '' && { search: sought.text }),
  };
  const list = useInfiniteQuery({
    ...pupilsQuery(asked),
    enabled: !isByNumber && !isKeptWhole,
    placeholderData: keepPreviousData,
  });
  const found = useQuery({ ...pupilByNumberQuery(isByNumber ? sought.number : ''), enabled: isByNumber });
  if (isByNumber)
    return {
      query: { ...found, data: found.data && (found.data.pupil ? [found.data.pupil] : []) },
      more: undefined,
      asked: undefined,
    };
  if (isKeptWhole) return { query: { ...kept, data: kept.data?.items }, more: undefined, asked };
  return {
    query: { ...list, data: list.data?.pages.flatMap(({ items }) => items) },
    more: list.hasNextPage
      ? { onMore: () => void list.fetchNextPage(), isFetching: list.isFetchingNextPage }
      : undefined,
    asked,
  };
}

/** Every list of the reader's own is asked for once, so that none is missing where there is no network. */
function useListsKept(academicYearId: string, own: readonly OwnChoice[]): void {
  const queries = useQueryClient();
  useEffect(() => {
    for (const { filter } of own)
      void queries.prefetchQuery({ ...ownListQuery(placeOf(academicYearId, filter)), staleTime: fresh });
  }, [queries, academicYearId, own]);
}

type Place = Pick<PupilFilter, 'kelas' | 'set'>;

const isSamePlace = (one: Place, other: Place) => one.kelas === other.kelas && one.set === other.set;

const placeOf = (academicYearId: string, { kelas, set }: Place): PupilsAsked => ({
  academicYearId,
  ...(kelas !== '' && kelas !== withoutClass && { classId: kelas }),
  ...(set && { teachingSetId: set }),
});

function stateOf({ kelas, keadaan }: PupilFilter): Pick<PupilsAsked, 'state'> {
  if (keadaan === whoLeft) return { state: 'left' };
  return kelas === withoutClass ? { state: 'unplaced' } : {};
}
