import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { formatShortDay, formatTime } from '../../../ui/format';
import { CloseButton } from '../../../ui/frame';
import { Icon } from '../../../ui/icon';
import { lessonAddress, planAddress } from '../plan-address';
import { type MyWeek } from '../week/calls';
import type { WeekItem } from '../week/week-days';
import { weekName } from '../week/week-stepper';
import type { SentWeek } from './calls';
import { deadlineWords, type ToSend, verifierWords } from './to-send';

type SendDialogProps = {
  week: MyWeek;
  sent: SentWeek;
  open: ToSend;
  isBusy: boolean;
  onSend: (items: readonly WeekItem[]) => void;
  onClose: () => void;
};

/** What goes and to whom, what does not and why, by when, and how it is taken back: no surprise afterwards. */
export function SendDialog({ week, sent, open, isBusy, onSend, onClose }: SendDialogProps) {
  const [pressed, setPressed] = useState<ToSend>();
  // What is on its way is ready no more: until it has left the dialog speaks of what was pressed.
  const { ready, missing, notCounted, unopened } = isBusy && pressed ? pressed : open;
  const [now] = useState(() => new Date());
  return (
    <Dialog
      title={`Hantar ${weekName(week)}`}
      onClose={onClose}
      actions={
        <>
          <p className="mr-auto self-center text-muted text-sm">Boleh ditarik balik selagi belum dibaca.</p>
          <CloseButton>Kemudian</CloseButton>
          <Button
            icon="send"
            data-focus
            className="shrink-0 whitespace-nowrap"
            busy={isBusy}
            disabled={ready.length === 0}
            onClick={() => {
              setPressed(open);
              onSend(ready);
            }}
          >
            Hantar {ready.length}
          </Button>
        </>
      }
    >
      <div className="flex items-center gap-4 rounded-lg bg-accent-soft px-4 py-3 text-on-accent-soft">
        <span aria-hidden="true" className="font-semibold text-3xl tabular-nums">
          {ready.length}
        </span>
        <p>
          <span className="block font-semibold">
            {ready.length === 0
              ? 'Belum ada rancangan lengkap untuk dihantar'
              : `${ready.length} rancangan lengkap akan dihantar`}
          </span>
          <span className="text-sm">{verifierWords(sent)}</span>
        </p>
      </div>
      {missing.length > 0 && (
        <section aria-labelledby="belum-lengkap" className="pt-4">
          <p className="flex justify-between gap-3 pb-2">
            <span id="belum-lengkap" className="font-semibold">
              {missing.length} belum lengkap
            </span>
            <span className="text-muted text-sm">boleh dihantar kemudian</span>
          </p>
          <ul className="divide-y divide-line border-line border-y">
            {missing.map((item) => (
              <Missing key={item.key} item={item} />
            ))}
          </ul>
        </section>
      )}
      <ul className="flex flex-col gap-2 pt-4 text-sm">
        {unopened > 0 && (
          <li className="flex gap-2 text-warning">
            <Icon name="show" size={18} />
            {unopened} daripadanya belum pernah anda buka. Penyemak melihatnya sebagai “belum dibuka”.
          </li>
        )}
        {notCounted.length > 0 && (
          <li className="flex gap-2 text-muted">
            <Icon name="lessonOff" size={18} />
            {notCounted.length} tidak dikira:{' '}
            {[...new Set(notCounted.map(({ state }) => state.words))].join(', ')}.
          </li>
        )}
        <li className="flex gap-2">
          <Icon name="timetable" size={18} />
          {deadlineWords(sent, now)}
        </li>
      </ul>
    </Dialog>
  );
}

function Missing({ item }: { item: WeekItem }) {
  const navigate = useNavigate();
  const { date, startTime, subject, className, plan, state } = item;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="text-warning">
        <Icon name="warning" size={18} />
      </span>
      <span className="min-w-0 flex-1 text-sm">
        <span className="block font-medium" dir="auto">
          {formatShortDay(date)}, {formatTime(startTime)} · {subject} {className}
        </span>
        <span className="text-muted">{state.words}</span>
      </span>
      <Button
        variant="secondary"
        size="small"
        aria-label={`${plan ? 'Betulkan' : 'Tulis'} ${subject} ${className}, ${formatTime(startTime)}`}
        onClick={() => navigate(plan ? planAddress(plan.id) : lessonAddress(item))}
      >
        {plan ? 'Betulkan' : 'Tulis'}
      </Button>
    </li>
  );
}
