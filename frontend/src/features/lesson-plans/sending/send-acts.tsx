import { lazy, Suspense, useEffect, useState } from 'react';
import type { Owner } from '../../../session/owner';
import { isForPage } from '../../../site/single-keys';
import { Button } from '../../../ui/button';
import { ThumbBar } from '../../../ui/thumb-bar';
import { MendLink } from '../week/to-mend';
import type { ItemToMend, WeekDay } from '../week/week-days';
import type { SentWeek } from './calls';
import { toSend } from './to-send';
import { useSending, useWithdrawal } from './use-sending';
import type { WeekHere } from './use-week-here';

const loadDialog = async () => ({ default: (await import('./send-dialog')).SendDialog });
const SendDialog = lazy(loadDialog);

type SendActsProps = {
  owner: Owner;
  here: WeekHere;
  days: readonly WeekDay[];
  sent: SentWeek;
  toMend: readonly ItemToMend[];
  refusal: string | undefined;
};

/** The one button of a week in which everything is written: to send it, the rest of it, or to take it back. */
export function SendActs({ owner, here, days, sent, toMend, refusal }: SendActsProps) {
  const [isOpen, setOpen] = useState(false);
  const sending = useSending(owner, here, () => setOpen(false));
  const withdrawal = useWithdrawal(here);
  const open = toSend(
    days.flatMap(({ items }) => items),
    sent,
  );
  const hasAny = open.ready.length + open.missing.length > 0;
  // There when the network is not.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== 'h' || !hasAny || !isForPage(event)) return;
      event.preventDefault();
      setOpen(true);
    }
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [hasAny]);
  const mayWithdraw = open.unread > 0 || here.waiting.length > 0;
  /** Of the bar of a phone, which has room for two with words. */
  const isFull = toMend.length > 0;
  const isBegun = sent.plans.some(({ state, isWaiting }) => state !== 'draft' || isWaiting);
  return (
    <>
      {(mayWithdraw || hasAny) && (
        <ThumbBar>
          {mayWithdraw && (
            <Button
              variant="secondary"
              icon="return"
              busy={withdrawal.isBusy}
              disabled={Boolean(refusal)}
              className={isFull ? 'max-sm:flex-none' : undefined}
              onClick={() => withdrawal.make()}
            >
              <span className={isFull ? 'max-sm:sr-only' : undefined}>Tarik balik</span>
            </Button>
          )}
          <MendLink toMend={toMend} />
          {hasAny && (
            <Button icon="send" disabled={Boolean(refusal)} title={refusal} onClick={() => setOpen(true)}>
              {isBegun && open.ready.length > 0 ? `Hantar ${open.ready.length} lagi` : 'Hantar minggu'}
            </Button>
          )}
        </ThumbBar>
      )}
      <Suspense>
        {isOpen && (
          <SendDialog
            {...{ week: here.week, sent, open }}
            isBusy={sending.isBusy}
            onSend={sending.make}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
