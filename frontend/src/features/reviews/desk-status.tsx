import { useEffect, useState } from 'react';
import { Button } from '../../ui/button';
import { type Act, type Desk, type DeskPlan, UNDO_MS } from './desk';
import type { Sending } from './verdict-sender';

type DeskStatusProps<Plan extends DeskPlan> = {
  state: Desk<Plan>;
  sending: Sending;
  titleOf: (plan: Plan) => string;
  onUndo: () => void;
};

const words = { verified: 'disahkan', returned: 'dipulangkan' };

/** What was done last, and whether everything that was done is safe: one line that moves nothing. */
export function DeskStatus<Plan extends DeskPlan>({
  state,
  sending,
  titleOf,
  onUndo,
}: DeskStatusProps<Plan>) {
  const last = state.acts.at(-1);
  const isOpen = useStillOpen(last);
  const done = state.plans.length === 0 ? 0 : state.acts.flatMap(({ plans }) => plans).length;
  return (
    <div className="-mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-sm sm:min-h-9">
      <p role="status" className="min-w-0 flex-1">
        {last && isOpen && (
          <>
            <span dir="auto">{wordsOf(last, state.plans, titleOf)}</span> {words[last.verdict]}.
          </>
        )}
      </p>
      {last && isOpen && (
        <Button size="small" variant="quiet" icon="return" onClick={onUndo}>
          Buat asal
        </Button>
      )}
      {done > 0 && <p className="text-muted tabular-nums">{savedWords(sending)}</p>}
    </div>
  );
}

function savedWords({ onTheWay, onPageAlone }: Sending): string {
  if (onPageAlone > 0) return `${onPageAlone} belum disimpan: jangan tutup`;
  return onTheWay > 0 ? `Menghantar ${onTheWay}` : 'Disimpan';
}

function wordsOf<Plan extends DeskPlan>(
  { plans: ids }: Act,
  plans: readonly Plan[],
  titleOf: (plan: Plan) => string,
): string {
  const [first] = ids;
  const plan = plans.find(({ id }) => id === first);
  return ids.length > 1 || !plan ? `${ids.length} rancangan` : titleOf(plan);
}

/** Whether an act can still be taken back, until its time is over. */
function useStillOpen(act: Act | undefined): boolean {
  const [over, setOver] = useState<Act>();
  useEffect(() => {
    if (!act) return;
    const timer = setTimeout(() => setOver(act), Math.max(0, act.at + UNDO_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [act]);
  return act !== undefined && act !== over;
}
