import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format';
import { yearlyPlansKey } from '../api';
import type { Known } from '../known';
import { planRefusal } from '../refusals';
import { RemarkThreads } from './remark-threads';
import { type PlanSending, planSendingQuery, withdrawPlan } from './sending-api';

const SendPlanDialog = lazy(async () => ({ default: (await import('./send-plan-dialog')).SendPlanDialog }));
const AmendPlanDialog = lazy(async () => ({
  default: (await import('./amend-plan-dialog')).AmendPlanDialog,
}));

const badges = {
  draft: { words: 'Draf', tone: 'neutral' },
  sent: { words: 'Dihantar', tone: 'info' },
  returned: { words: 'Dipulangkan', tone: 'warning' },
  verified: { words: 'Disahkan', tone: 'success' },
} as const;

type PlanStandingProps = {
  known: Known /** Why nothing may be changed here, sealed or not. */;
  mayAct: boolean;
};

/** Where the plan stands with those who verify it, what they said, and what its keeper does next. */
export function PlanStanding({ known, mayAct }: PlanStandingProps) {
  const { plan, rows } = known;
  const { data: sending } = useQuery(planSendingQuery(plan.id));
  const [open, setOpen] = useState<'send' | 'amend'>();
  const withdrawal = useChange(() => withdrawPlan(plan.id), {
    ...{ done: 'RPT ditarik balik.', stale: [yearlyPlansKey], words: planRefusal },
  });
  if (!sending) return null;
  const { state, isChanged, isSealed, isUnread, checkCode, amendmentReason, comments } = sending;
  const isWritten = state === 'draft' || state === 'returned' || isChanged;
  const maySend = mayAct && isWritten && !isSealed && rows.length > 0;
  if (state === 'draft' && !maySend) return null;
  const { words, tone } = badges[state];
  return (
    <section
      aria-label="Semakan"
      className="mb-4 rounded-lg border border-line bg-raised px-4 py-3 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
        <Badge tone={tone}>{words}</Badge>
        <p className="min-w-0 flex-1 basis-56 text-muted">{sentenceOf(sending, mayAct)}</p>
        <div className="flex flex-wrap gap-2">
          {mayAct && isUnread && (
            <Button
              variant="secondary"
              size="small"
              icon="return"
              busy={withdrawal.isBusy}
              onClick={() => withdrawal.make()}
            >
              Tarik balik
            </Button>
          )}
          {mayAct && isSealed && (
            <Button variant="secondary" size="small" icon="edit" onClick={() => setOpen('amend')}>
              Buat pindaan
            </Button>
          )}
          {maySend && (
            <Button size="small" icon="send" onClick={() => setOpen('send')}>
              {state === 'draft' ? 'Hantar untuk semakan' : 'Hantar semula'}
            </Button>
          )}
        </div>
      </div>
      {checkCode && (
        <p className="pt-1 text-muted text-sm">
          Kod semakan <span className="break-all font-mono">{checkCode}</span>
        </p>
      )}
      {amendmentReason && (
        <p className="pt-1 text-sm" dir="auto">
          <span className="text-muted">Sebab pindaan:</span> {amendmentReason}
        </p>
      )}
      {comments.length > 0 && <RemarkThreads known={known} comments={comments} mayAnswer={mayAct} />}
      <Suspense>
        {open === 'send' && <SendPlanDialog known={known} onClose={() => setOpen(undefined)} />}
        {open === 'amend' && <AmendPlanDialog planId={plan.id} onClose={() => setOpen(undefined)} />}
      </Suspense>
    </section>
  );
}

function sentenceOf({ state, isChanged, isSealed, sentAt, sentBy }: PlanSending, mayAct: boolean): string {
  if (state === 'draft' || !sentAt) return 'RPT ini belum dihantar untuk semakan.';
  const sent = `Dihantar ${formatDate(sentAt)}${sentBy ? ` oleh ${sentBy}` : ''}.`;
  if (state === 'verified')
    return isSealed ? `${sent} Isinya kekal seperti yang disahkan.` : `${sent} ${amendedWords(isChanged)}`;
  if (state === 'returned') return mayAct ? `${sent} Betulkan, kemudian hantar semula.` : sent;
  return isChanged
    ? `${sent} Yang diubah selepas itu belum dilihat oleh penyemak.`
    : `${sent} Menunggu semakan.`;
}

function amendedWords(isChanged: boolean): string {
  return isChanged ? 'Pindaan sedang ditulis; yang disahkan kekal dengan kodnya.' : 'Boleh dipinda sekarang.';
}
