import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../api/error-messages';
import type { Kept } from '../api/kept';
import { isOffline } from '../site/offline';
import { showToast } from '../ui/toast';
import { idSupply } from './id-supply';

type Change<Input, Result> = {
  /** Told when it is done. */
  done?: string | ((result: Result, input: Input) => string | undefined);
  /** What of all that is kept; nothing, where it is only fetched. Asked anew afterwards with whatever tells of it, also
   * after a refusal: somebody else may have been faster. */
  changes: readonly Kept[];
  /** What the screen shows at once, before the server has answered. */
  expect?: (input: Input) => Promise<void> | void;
  /** Puts back what was. Offered with `done`. */
  undo?: (result: Result, input: Input) => Promise<unknown>;
  /** Whether there is anything to put back. */
  mayUndo?: (result: Result) => boolean;
  /** Once it has been asked anew. */
  refreshed?: (result: Result) => void;
  /** Of a refusal, where those of every page do not do. */
  words?: (failure: unknown) => string;
};

/** Something that a person does to what the server keeps, told when it is done or refused. `make` is for a button,
 * `send` for a form, which tells a refusal itself. `newId` names what is made: the same once more where an earlier try
 * may have arrived. */
export function useChange<Input = void, Result = unknown>(
  act: (input: Input, newId: () => string) => Promise<Result>,
  { done, changes, expect, undo, mayUndo, refreshed, words = errorMessage }: Change<Input, Result>,
) {
  const queries = useQueryClient();
  const [attempt] = useState(idSupply);
  /** Without a network it happens once there is one: nobody waits for that. */
  const refresh = () => {
    const asked = changes.map((kept) => queries.invalidateQueries({ queryKey: [kept] }));
    return isOffline() ? undefined : Promise.all(asked);
  };
  const complain = (failure: unknown) => void showToast({ type: 'error', message: words(failure) });

  function tell(result: Result, input: Input) {
    const message = typeof done === 'function' ? done(result, input) : done;
    if (!message) return;
    const goBack = () => void undo?.(result, input).catch(complain).finally(refresh);
    const action = undo && mayUndo?.(result) !== false ? { label: 'Buat asal', onSelect: goBack } : undefined;
    void showToast({ type: 'success', message, action });
  }

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: (input: Input) => attempt(input, (newId) => act(input, newId)),
    // Without a network it is refused at once rather than done when nobody expects it any more.
    networkMode: 'always',
    onMutate: expect,
    onSuccess: tell,
    onSettled: async (result) => {
      await refresh();
      if (result !== undefined) refreshed?.(result);
    },
  });
  return {
    make: (input: Input) => void mutateAsync(input).catch(complain),
    send: mutateAsync,
    isBusy: isPending,
    /** With what it is under way: tells the busy row from the others. */
    busyWith: isPending ? variables : undefined,
  };
}
