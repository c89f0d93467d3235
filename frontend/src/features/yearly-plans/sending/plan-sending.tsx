import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format';
import { Amending, RemarkThreads, ReviewStanding } from '../../reviews';
import type { Known } from '../known';
import { planRefusal } from '../refusals';
import { sectionTitle } from '../remark-words';
import { amendPlan, answerRemark, type PlanSending, planSendingQuery, withdrawPlan } from './calls';

const SendPlanDialog = lazy(async () => ({ default: (await import('./send-plan-dialog')).SendPlanDialog }));

/** `mayAct`: it may be changed here, were it not sealed. */
type PlanStandingProps = { known: Known; mayAct: boolean };

/** Where the plan stands with those who verify it, what they said, and what its keeper does next. */
export function PlanStanding({ known, mayAct }: PlanStandingProps) {
  const { plan, rows, weeks } = known;
  const { data: sending } = useQuery(planSendingQuery(plan.id));
  const [isSending, setSending] = useState(false);
  const withdrawal = useChange(() => withdrawPlan(plan.id), {
    ...{ done: 'RPT ditarik balik.', changes: ['yearly-plans'], words: planRefusal },
  });
  if (!sending) return null;
  const { state, isChanged, isSealed, isUnread, checkCode, amendmentReason, comments } = sending;
  const isWritten = state === 'draft' || state === 'returned' || isChanged;
  const maySend = mayAct && isWritten && !isSealed && rows.length > 0;
  if (state === 'draft' && !maySend) return null;
  return (
    <ReviewStanding
      {...{ state, checkCode, amendmentReason }}
      sentence={sentenceOf(sending, mayAct)}
      acts={
        <>
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
            <Amending
              size="small"
              amend={(amendment) => amendPlan(plan.id, amendment)}
              examples="DSKP baharu, minggu dianjak"
              done="RPT boleh diubah semula. Hantar apabila siap."
              changes={'yearly-plans'}
            />
          )}
          {maySend && (
            <Button size="small" icon="send" onClick={() => setSending(true)}>
              {state === 'draft' ? 'Hantar untuk semakan' : 'Hantar semula'}
            </Button>
          )}
        </>
      }
    >
      <RemarkThreads
        {...{ comments }}
        titleOf={(section) => sectionTitle(section, weeks)}
        author="penghantar"
        mayAnswer={mayAct}
        answer={(answer) => answerRemark(plan.id, answer)}
        changes={'yearly-plans'}
        words={planRefusal}
      />
      <Suspense>{isSending && <SendPlanDialog known={known} onClose={() => setSending(false)} />}</Suspense>
    </ReviewStanding>
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
