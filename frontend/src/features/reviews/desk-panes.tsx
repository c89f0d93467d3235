import { type ReactNode, type Ref, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { ThumbBar } from '../../ui/thumb-bar';
import { useIsWide } from '../../ui/use-is-wide';

type DeskPanesProps = {
  /** What the list holds: "Rancangan yang menunggu". */
  name: string;
  count: number;
  planId: string;
  /** From 1: which of these is looked at. */
  at: number;
  list: (onChoose: (planId: string) => void) => ReactNode;
  onChoose: (planId: string) => void;
  onNext: () => void;
  onPrevious: () => void;
  /** What speaks for reading it closely. */
  flags?: ReactNode;
  /** With what is being said of a part, where no room is beside the plan. */
  plan: (remark: ReactNode) => ReactNode;
  said: ReactNode;
  /** What is being said. */
  remark: ReactNode;
  /** Sahkan and Pulangkan. */
  bar: ReactNode;
  thenName: string | null;
};

/** List, plan and verdict: beside each other where there is room, else the plan alone with the buttons at the thumb. */
export function DeskPanes(props: DeskPanesProps) {
  const start = useFromTheStart<HTMLDivElement>(props.planId);
  return useIsWide() ? <WideDesk {...props} start={start} /> : <NarrowDesk {...props} start={start} />;
}

type PanesProps = DeskPanesProps & { start: Ref<HTMLDivElement> };

const column = 'sticky top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto';

function WideDesk(props: PanesProps) {
  const { start, name, list, onChoose, flags, plan, said, remark, bar, thenName } = props;
  return (
    <div ref={start} className="grid scroll-mt-4 grid-cols-[15.5rem_minmax(0,1fr)_16.75rem] gap-6">
      <nav aria-label={name} className={column}>
        {list(onChoose)}
      </nav>
      {plan(null)}
      <aside aria-label="Semakan" className={`${column} flex flex-col gap-4`}>
        {flags}
        {said}
        {remark}
        <div className="flex flex-col gap-2 border-line border-t pt-4">{bar}</div>
        <Then name={thenName} />
      </aside>
    </div>
  );
}

function NarrowDesk(props: PanesProps) {
  const { start, count, at, list, onChoose, onNext, onPrevious, flags, plan, said, remark, bar, thenName } =
    props;
  const [isListOpen, setListOpen] = useState(false);
  return (
    <div ref={start} className="flex scroll-mt-4 flex-col gap-3 max-sm:pb-16">
      <div className="flex items-center gap-1">
        <Button variant="secondary" size="small" icon="menu" onClick={() => setListOpen(true)}>
          Senarai
        </Button>
        <span className="flex-1 text-center text-muted text-sm tabular-nums">
          {at} daripada {count}
        </span>
        <IconButton icon="up" label="Rancangan sebelumnya" onClick={onPrevious} />
        <IconButton icon="down" label="Rancangan berikutnya" onClick={onNext} />
      </div>
      {flags}
      {plan(remark)}
      {said}
      <Then name={thenName} />
      <div className="flex gap-2 sm:sticky sm:bottom-0 sm:border-line sm:border-t sm:bg-surface sm:py-3 print:hidden">
        <ThumbBar>{bar}</ThumbBar>
      </div>
      {isListOpen && (
        <Sheet title={`${count} menunggu`} onClose={() => setListOpen(false)}>
          {list((planId) => {
            onChoose(planId);
            setListOpen(false);
          })}
        </Sheet>
      )}
    </div>
  );
}

function Then({ name }: { name: string | null }) {
  if (name === null) return null;
  return (
    <p className="text-center text-muted text-xs">
      Penyemak kedua: <span dir="auto">{name}</span>, selepas anda
    </p>
  );
}

/** What is looked at next is read from its start, however far down the one before was. */
function useFromTheStart<Shown extends Element>(id: string): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current === id) return;
    last.current = id;
    const isAbove = (shown.current?.getBoundingClientRect().top ?? 0) < 0;
    if (isAbove) shown.current?.scrollIntoView({ block: 'start' });
  }, [id]);
  return shown;
}
