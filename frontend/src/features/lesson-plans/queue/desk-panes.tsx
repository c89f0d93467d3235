import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton';
import { ThumbBar } from '../../../ui/thumb-bar';
import { useIsWide } from '../../../ui/use-is-wide';
import { FlagList } from './flag-list';
import { PlanToJudge, type View } from './plan-to-judge';
import { QueueList } from './queue-list';
import type { Section, WaitingPlan } from './queue-query';
import { Said } from './remark-box';
import type { ReviewDesk } from './review-desk';
import type { Ahead } from './use-plans-ahead';

export type DeskPanesProps = {
  desk: ReviewDesk;
  open: readonly WaitingPlan[];
  current: WaitingPlan;
  ahead: Ahead;
  section: Section | null;
  onRemark: (section: Section) => void;
  /** What is being said. */
  remark: ReactNode;
  /** Sahkan and Pulangkan. */
  bar: ReactNode;
};

/** List, plan and verdict: beside each other where there is room, else the plan alone with the buttons at the thumb. */
export function DeskPanes(props: DeskPanesProps) {
  return useIsWide() ? <WideDesk {...props} /> : <NarrowDesk {...props} />;
}

const column = 'sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto';

function WideDesk({ desk, open, current, ahead, section, onRemark, remark, bar }: DeskPanesProps) {
  return (
    <div className="grid grid-cols-[15.5rem_minmax(0,1fr)_16.75rem] gap-6">
      <nav aria-label="Rancangan yang menunggu" className={column}>
        <QueueList plans={open} currentId={current.id} onChoose={desk.choose} />
      </nav>
      <PlanPane {...{ ahead, section, onRemark }} remark={null} />
      <aside aria-label="Semakan" className={`${column} flex flex-col gap-4`}>
        <FlagList flags={current.flags} />
        {ahead.plan && <Said plan={ahead.plan} />}
        {remark}
        <div className="flex flex-col gap-2 border-line border-t pt-4">{bar}</div>
        {ahead.plan?.thenName && (
          <p className="text-center text-muted text-xs">
            Penyemak kedua: <span dir="auto">{ahead.plan.thenName}</span>, selepas anda
          </p>
        )}
      </aside>
    </div>
  );
}

function NarrowDesk({ desk, open, current, ahead, section, onRemark, remark, bar }: DeskPanesProps) {
  const [isListOpen, setListOpen] = useState(false);
  return (
    <div className="flex flex-col gap-3 pb-16">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="small" icon="menu" onClick={() => setListOpen(true)}>
          Senarai
        </Button>
        <span className="flex-1 text-center text-muted text-sm tabular-nums">
          {open.findIndex(({ id }) => id === current.id) + 1} daripada {open.length}
        </span>
        <IconButton icon="up" label="Rancangan sebelumnya" onClick={desk.previous} />
        <IconButton icon="down" label="Rancangan berikutnya" onClick={desk.next} />
      </div>
      <FlagList flags={current.flags} />
      <PlanPane {...{ ahead, section, onRemark, remark }} />
      {ahead.plan && <Said plan={ahead.plan} />}
      <ThumbBar>{bar}</ThumbBar>
      {isListOpen && (
        <Sheet title={`${open.length} menunggu`} onClose={() => setListOpen(false)}>
          <QueueList
            plans={open}
            currentId={current.id}
            onChoose={(planId) => {
              desk.choose(planId);
              setListOpen(false);
            }}
          />
        </Sheet>
      )}
    </div>
  );
}

type PlanPaneProps = Pick<DeskPanesProps, 'ahead' | 'section' | 'onRemark' | 'remark'>;

function PlanPane({
  ahead: { plan, isLoading, hasFailed, retry },
  section,
  onRemark,
  remark,
}: PlanPaneProps) {
  const [view, setView] = useState<View>('changes');
  if (plan) return <PlanToJudge {...{ plan, view, onRemark, remark }} onView={setView} chosen={section} />;
  if (isLoading) return <SkeletonRows label="Memuatkan rancangan…" />;
  return (
    <ErrorState title="Rancangan ini tidak dapat dibuka" onRetry={retry} retrying={isLoading}>
      {hasFailed
        ? 'Sambungan internet terputus. Semakan yang sudah dibuat selamat.'
        : 'Mungkin guru sudah menariknya balik, atau orang lain sudah menyemaknya.'}
    </ErrorState>
  );
}
