import { isDeepStrictEqual } from 'node:util';
import type { Session } from './sign-in.ts';
import { statusPath } from './status-requests.ts';

/** Throws unless both sides give one and the same answer but for its time. */
export async function checkSameStatus(
  urls: readonly [string, string],
  { authorization }: Session,
  schoolCode: string,
): Promise<void> {
  const [ours, reference] = await Promise.all(
    urls.map(async (url) => {
      const response = await fetch(`${url}${statusPath(schoolCode)}`, { headers: { authorization } });
      const body = (await response.json()) as object;
      return { status: response.status, ...body, lastUpdate: '' };
    }),
  );
  if (isDeepStrictEqual(ours, reference)) return;
  throw new Error(`Different answers: ${JSON.stringify(ours)} and ${JSON.stringify(reference)}`);
}
