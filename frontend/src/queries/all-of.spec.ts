import { allOf } from './all-of';

const there = <Data>(data: Data) => ({
  data,
  error: null,
  isFetching: false,
  isPaused: false,
  refetch: () => undefined,
});

it('several questions are there once all are answered', () => {
  expect(allOf(there(1), there('dua')).data).toEqual([1, 'dua']);
  expect(allOf(there(1), there(null)).data).toEqual([1, null]);
  expect(allOf(there(1), { ...there(2), data: undefined, isFetching: true })).toMatchObject({
    data: undefined,
    isFetching: true,
  });
});

it('they have failed once one has, and all are asked anew', async () => {
  const asked: string[] = [];
  const failed = {
    ...there(1),
    data: undefined,
    error: new Error('gagal'),
    refetch: () => asked.push('satu'),
  };
  const both = allOf(failed, { ...there(2), refetch: () => asked.push('dua') });
  expect(both.error).toBe(failed.error);
  await both.refetch();
  expect(asked).toEqual(['satu', 'dua']);
});
