import { useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import type { components } from '../../../api/schema';
import { useChange } from '../../../queries/use-change';
import { formatList } from '../../../ui/format';
import { type MyWeek, weeksKey } from '../week/calls';

type Copies = components['schemas']['ParallelCopiesDto'];

/** Copies a plan to the same lesson of its parallel classes. What is written there stays, so nothing is asked; one press takes it back. */
export function useParallelCopies() {
  const queries = useQueryClient();
  async function copy(id: string) {
    const copies = await copyToParallel(id);
    // At once: what leads to the next plan would lead to one of the copies before the week is asked anew.
    const known = { queryKey: weeksKey };
    queries.setQueriesData<MyWeek>(known, (week) => week && withCopies(week, id, copies));
    return copies;
  }
  return useChange(copy, {
    done: copiedWords,
    changes: ['lesson-plans'],
    mayUndo: ({ copied }) => copied.length > 0,
    undo: ({ copied }) => takeBackCopies(copied),
  });
}

const copyToParallel = (id: string) =>
  unwrap(api.POST('/api/lesson-plans/{id}/parallel-copies', { params: { path: { id } } }));

/** What stood in the place of copies stands again. */
export const takeBackCopies = (copies: readonly { id: string; version: number }[]) =>
  unwrap(
    api.POST('/api/my-week/copies/taking-back', {
      body: { copies: copies.map(({ id, version }) => ({ id, version })) },
    }),
  );

/** A week as the server will tell it: each copy says what its source says, and is looked at. */
function withCopies(week: MyWeek, sourceId: string, { copied }: Copies): MyWeek {
  const source = week.plans.find(({ id }) => id === sourceId);
  if (!source) return week;
  const { objective, activities } = source;
  const plans = week.plans.map((plan) =>
    copied.some(({ id }) => id === plan.id) ? { ...plan, objective, activities, isUnseen: false } : plan,
  );
  return { ...week, plans };
}

const reasons: Record<Copies['left'][number]['reason'], string> = {
  written: 'sudah ditulis',
  elsewhere: 'berada pada SP lain minggu ini',
  none: 'tiada PdP yang sepadan minggu ini',
};

/** "Disalin ke 5 Cerdas dan 5 Dedikasi. 5 Elit sudah ditulis." */
export function copiedWords({ copied, left }: Copies): string {
  const classes = copied.map(({ className }) => className);
  const told = Object.entries(reasons).flatMap(([reason, words]) => {
    const names = left.filter((each) => each.reason === reason).map(({ className }) => className);
    return names.length > 0 ? [`${formatList(names)} ${words}.`] : [];
  });
  return [classes.length > 0 ? `Disalin ke ${formatList(classes)}.` : 'Tiada yang disalin.', ...told].join(
    ' ',
  );
}
