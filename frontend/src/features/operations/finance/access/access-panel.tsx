import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { QueryStates } from '../../../../queries/query-states';
import { Button } from '../../../../ui/button';
import { formatShortDate } from '../../../../ui/format';
import { lastDayBefore } from '../../../../ui/last-day-before';
import { randomUuid } from '../../../../ui/random-uuid';
import { Panel } from '../../panel';
import { useMayAct } from '../../use-may-act';
import { intervalsQuery, type OpenInterval } from '../calls';
import { LazyIntervalDialog } from '../lazy-dialogs';
import type { OrderDialogProps } from '../order-dialog';
import { EndIntervalDialog } from './end-interval-dialog';
import { type IntervalKind, intervalKinds } from './interval-kinds';

type Open = {
  kind: IntervalKind;
  id: string;
  Dialog: ComponentType<OrderDialogProps & { kind: IntervalKind }>;
};

/** What overrides payment, now or later. A dialog that is opened anew is a new order. */
export function AccessPanel({ code }: { code: string }) {
  const query = useQuery(intervalsQuery(code));
  const [open, setOpen] = useState<Open>();
  const mayAct = useMayAct('finance');
  return (
    <Panel title="Akses di luar bayaran">
      <QueryStates query={query} what="Akses sekolah">
        {(intervals) => (
          <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
            {intervalKinds.map((kind) => {
              const own = intervals.filter(({ kind: name }) => name === kind.name);
              const isOpen = own.length > 0;
              const Dialog = isOpen ? EndIntervalDialog : LazyIntervalDialog;
              return (
                <li key={kind.name} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                  <div className="min-w-0 text-sm">
                    <p className="font-medium">{kind.label}</p>
                    <p className="text-muted">{isOpen ? own.map(periodText).join('; ') : 'Tiada'}</p>
                  </div>
                  {mayAct && (
                    <Button
                      size="small"
                      variant="secondary"
                      onClick={() => setOpen({ kind, id: randomUuid(), Dialog })}
                    >
                      {isOpen ? kind.endTitle : kind.startTitle}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </QueryStates>
      <Suspense>
        {open && <open.Dialog code={code} id={open.id} kind={open.kind} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </Panel>
  );
}

function periodText({ from, until }: OpenInterval): string {
  const end = until === null ? 'sehingga ditamatkan' : `hingga ${formatShortDate(lastDayBefore(until))}`;
  return `${formatShortDate(from)} ${end}`;
}
