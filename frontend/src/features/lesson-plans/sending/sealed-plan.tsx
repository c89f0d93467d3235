import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { ReasonDialog } from '../../../forms/reason-dialog';
import { reasonProblems } from '../../../forms/reason-problems';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { tellWindows } from '../../../records/other-windows';
import { Button } from '../../../ui/button';
import { DefinitionList } from '../../../ui/definition-list';
import { formatDate, formatTimeRange } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { fieldLabels, type PlanFields, shownParts, wordsOfField } from '../plan';
import { planKind } from '../plan-kind';
import { lessonPlansKey } from '../queries';
import { NotedReflection, notedReflectionQuery } from './noted-reflection';
import { beginAmendment, type SentPlan } from './sent-week-query';

type SealedPlanProps = {
  text: PlanFields;
  sent: SentPlan;
  mayAmend: boolean;
  /** What happened in the lesson, which is noted after it was verified too. */
  reflection: ReactNode;
};

/** What is planned, once it is verified: to read, until an amendment is begun. */
export function SealedPlan({ text, sent, mayAmend, reflection }: SealedPlanProps) {
  const [isAsked, setAsked] = useState(false);
  const noted = useQuery(notedReflectionQuery(sent.planId)).data;
  return (
    <div className="flex flex-col gap-6">
      <DefinitionList
        items={[
          { term: fieldLabels.date, value: formatDate(text.date) },
          { term: 'Masa', value: formatTimeRange(text.startTime, text.endTime) },
          ...shownParts(text)
            .filter((part) => part !== 'reflection')
            .map((part) => ({
              term: fieldLabels[part],
              value: (
                <span className="whitespace-pre-wrap" dir="auto">
                  {wordsOfField(text, part) || '–'}
                </span>
              ),
            })),
          { term: 'Kod semakan', value: <span className="font-mono">{sent.checkCode}</span> },
        ]}
      />
      {noted ? <NotedReflection planId={sent.planId} noted={noted} mayAdd={mayAmend} /> : reflection}
      {mayAmend && (
        <Button variant="secondary" icon="edit" className="self-start" onClick={() => setAsked(true)}>
          Buat pindaan
        </Button>
      )}
      {/* Its form does not stand in that of the plan, which would be sent with it. */}
      {isAsked &&
        createPortal(<AmendmentDialog planId={sent.planId} onClose={() => setAsked(false)} />, document.body)}
    </div>
  );
}

function AmendmentDialog({ planId, onClose }: { planId: string; onClose: () => void }) {
  const [id] = useState(randomUuid);
  const change = useChange(
    async (reason: string) => {
      // This form and those of other windows go on from there.
      tellWindows(planKind, await beginAmendment(planId, { id, reason }));
    },
    { done: 'Rancangan boleh ditulis semula. Hantar apabila siap.', stale: [lessonPlansKey] },
  );
  const form = useForm({
    begun: { reason: '' },
    check: reasonProblems,
    send: ({ reason }) => change.send(reason.trim()),
    onSent: onClose,
  });
  return (
    <ReasonDialog
      title="Buat pindaan?"
      verb="Buat pindaan"
      help="Penyemak membaca sebab ini. Contoh: kelas bertukar, aktiviti salah."
      form={form}
      onClose={onClose}
    >
      <p>
        Yang sudah disahkan kekal dengan kodnya. Selepas pindaan dihantar, semakan kod itu menunjukkan
        &quot;sudah dipinda&quot;.
      </p>
    </ReasonDialog>
  );
}
