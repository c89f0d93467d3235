import { ApiError, unheard } from '../api/api-error';
import { idSupply } from './id-supply';

/** Ids that each of these tries was given: two a try. */
async function idsOf(tries: readonly [input: unknown, failure?: unknown][]): Promise<string[][]> {
  const attempt = idSupply();
  const given: string[][] = [];
  for (const [input, failure] of tries) {
    const act = async (newId: () => string) => {
      given.push([newId(), newId()]);
      if (failure) throw failure;
    };
    await attempt(input, act).catch(() => undefined);
  }
  return given;
}

const lost = unheard('The reply broke off.');

it.each([
  ['nothing was heard', lost],
  ['a proxy had nobody behind it', new ApiError('SERVICE_UNAVAILABLE', 502, '')],
  ['something failed that nobody foresaw', new TypeError('Failed to fetch')],
])('where %s the same words are the same again, however often', async (_why, failure) => {
  const [first, second, third] = await idsOf([
    [{ name: 'Makmal' }, failure],
    [{ name: 'Makmal' }, failure],
    [{ name: 'Makmal' }],
  ]);
  expect(new Set(first).size).toBe(2);
  expect([second, third]).toEqual([first, first]);
});

it.each<[string, [unknown, unknown?][]]>([
  ['other words', [[{ name: 'Makmal' }, lost], [{ name: 'Makmal 2' }]]],
  ['what has arrived', [[{ name: 'Makmal' }], [{ name: 'Makmal' }]]],
  ['what was refused', [[{ name: 'Makmal' }, new ApiError('ROOM_TAKEN', 409, '')], [{ name: 'Makmal' }]]],
])('after %s something new is made', async (_what, tries) => {
  const [first, second] = await idsOf(tries);
  expect(second).not.toEqual(first);
});
