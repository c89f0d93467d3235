import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../api/error-messages';
import { showToast } from '../../ui/toast';
import { peopleKey } from './queries';

type Action = { label: string; onSelect: () => void };

/** A change of the school's people, told when it is done or refused; the lists follow. */
export function usePeopleChange() {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ work }: { work: () => Promise<unknown>; done: string; action?: Action }) => work(),
    onSuccess: (_nothing, { done, action }) => void showToast({ type: 'success', message: done, action }),
    onError: (failure) => void showToast({ type: 'error', message: errorMessage(failure) }),
    onSettled: () => queries.invalidateQueries({ queryKey: peopleKey }),
  });
  return (work: () => Promise<unknown>, done: string, action?: Action) =>
    change.mutate({ work, done, action });
}
