import { lazy, Suspense, useEffect, useState } from 'react';
import { isForPage } from '../../../site/single-keys';
import { Button } from '../../../ui/button';
import { ThumbBar } from '../../../ui/thumb-bar';
import type { MyWeek } from '../week/my-week-query';
import type { WeekDay } from '../week/week-days';
import type { SentWeek } from './sent-week-query';
import { toSend } from './to-send';
import { useSending, useWithdrawal } from './use-sending';

const SendDialog = lazy(async () => ({ default: (await import('./send-dialog')).SendDialog }));

type SendActsProps = {
  week: MyWeek;
  days: readonly WeekDay[];
  sent: SentWeek;
  refusal: string | undefined;
};

/** The one button of a week in which everything is written: to send it, the rest of it, or to take it back. */
export function SendActs({ week, days, sent, refusal }: SendActsProps) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSending(week.week, () => setOpen(false));
  const withdrawal = useWithdrawal(week.week);
  const open = toSend(
    days.flatMap(({ items }) => items),
    sent,
  );
  const hasAny = open.ready.length + open.missing.length > 0;
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'h' || !hasAny || !isForPage(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [hasAny]);
  const isBegun = sent.plans.some(({ state }) => state !== 'draft');
  return (
    <>
      {hasAny ? (
        <ThumbBar>
          <Button icon="send" disabled={Boolean(refusal)} title={refusal} onClick={() => setOpen(true)}>
            {isBegun && open.ready.length > 0 ? `Hantar ${open.ready.length} lagi` : 'Hantar minggu'}
          </Button>
        </ThumbBar>
      ) : (
        open.unread > 0 && (
          <Button
            variant="secondary"
            icon="return"
            busy={withdrawal.isBusy}
            disabled={Boolean(refusal)}
            onClick={() => withdrawal.make()}
          >
            Tarik balik
          </Button>
        )
      )}
      <Suspense>
        {isOpen && (
          <SendDialog
            {...{ week, sent, open }}
            isBusy={sending.isBusy}
            onSend={sending.make}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
