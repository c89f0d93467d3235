import type { Asked } from './query-states';

type DataOf<Queries> = { [Place in keyof Queries]: Queries[Place] extends Asked<infer Data> ? Data : never };

function areThere<Queries extends readonly Asked<unknown>[]>(
  data: readonly unknown[],
): data is DataOf<Queries> & readonly unknown[] {
  return !data.includes(undefined);
}

/** Several questions of one page as one: there once all are, failed once one is. */
export function allOf<const Queries extends readonly Asked<unknown>[]>(
  ...queries: Queries
): Asked<DataOf<Queries>> {
  const data: readonly unknown[] = queries.map((query) => query.data);
  return {
    data: areThere<Queries>(data) ? data : undefined,
    error: queries.find(({ error }) => error)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    isPaused: queries.some(({ isPaused }) => isPaused),
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
