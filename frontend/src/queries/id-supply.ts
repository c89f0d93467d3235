import { ApiError } from '../api/api-error';
import { randomUuid } from '../ui/random-uuid';

/**
 * Ids for what is made. A try of which nothing was heard may have arrived: tried again with the same words it gets the
 * same ids, in their order, by which the server knows what it has. Anything else is something new.
 */
export function idSupply() {
  let unheard: { words: string; ids: readonly string[] } | undefined;

  return async function attempt<Result>(
    input: unknown,
    act: (newId: () => string) => Promise<Result>,
  ): Promise<Result> {
    const words = JSON.stringify(input) ?? '';
    const known = unheard?.words === words ? unheard.ids : [];
    const ids: string[] = [];
    const newId = () => {
      const id = known[ids.length] ?? randomUuid();
      ids.push(id);
      return id;
    };
    unheard = undefined;
    try {
      return await act(newId);
    } catch (failure) {
      if (mayHaveArrived(failure)) unheard = { words, ids };
      throw failure;
    }
  };
}

const mayHaveArrived = (failure: unknown) =>
  !(failure instanceof ApiError) || failure.status === 0 || failure.status >= 500;
