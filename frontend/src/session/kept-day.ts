import { onlineManager, type Query } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { eraseKeptDay, keepAnswers, keptAnswer } from './kept-answers';
import type { KeptAnswer } from './kept-store';

/** A device that keeps nothing works as one that has nothing. */
const nothing = () => undefined;

const isUnreachable = (failure: unknown) => failure instanceof ApiError && failure.code === 'NETWORK';
const isRemoval = (failure: unknown) => failure instanceof ApiError && failure.code === 'NOT_A_MEMBER';

/** The answer as old as it is: the network, once it is back, is asked again. */
function asOld<Data>(query: Query, { data, at }: KeptAnswer<Data>): Data {
  setTimeout(() => query.setState({ dataUpdatedAt: at }));
  return data;
}

/** For the `persister` of a query: each answer is kept, and stands in while the device has no network and nothing is
 * shown yet. What is shown is never taken back. */
export async function keptOffline<Data>(
  ask: () => Data | Promise<Data>,
  query: Query,
  kept: (data: Data) => Data = (data) => data,
): Promise<Data> {
  const answer = onlineManager.isOnline() ? undefined : await missed<Data>(query);
  return answer ? asOld(query, answer) : askAndKeep(ask, query, kept);
}

/** The same, also where a device that has a network does not reach the server. `kept`: what of an answer may stay on the
 * device, where that is not all. */
export async function orKept<Data>(
  ask: () => Data | Promise<Data>,
  query: Query,
  kept?: (data: Data) => Data,
): Promise<Data> {
  try {
    return await keptOffline(ask, query, kept);
  } catch (failure) {
    const answer = isUnreachable(failure) ? await missed<Data>(query) : undefined;
    if (!answer) throw failure;
    return asOld(query, answer);
  }
}

async function missed<Data>(query: Query): Promise<KeptAnswer<Data> | undefined> {
  return query.state.data === undefined ? keptAnswer<Data>(query.queryHash).catch(nothing) : undefined;
}

async function askAndKeep<Data>(
  ask: () => Data | Promise<Data>,
  query: Query,
  kept: (data: Data) => Data,
): Promise<Data> {
  try {
    const data = await ask();
    keepAnswers([[query.queryHash, kept(data)]]).catch(nothing);
    return data;
  } catch (failure) {
    if (isRemoval(failure)) await eraseKeptDay().catch(nothing);
    throw failure;
  }
}
