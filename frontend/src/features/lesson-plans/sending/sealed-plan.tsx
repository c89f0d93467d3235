import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tellWindows } from '../../../records/other-windows';
import { DefinitionList } from '../../../ui/definition-list';
import { formatDate, formatTimeRange } from '../../../ui/format';
import { Amending } from '../../reviews';
import { fieldLabels, type PlanFields, shownParts, wordsOfField } from '../plan';
import { planKind } from '../plan-kind';
import { beginAmendment, type SentPlan } from './calls';
import { NotedReflection, notedReflectionQuery } from './noted-reflection';

type SealedPlanProps = {
  text: PlanFields;
  sent: SentPlan;
  mayAmend: boolean;
  /** What happened in the lesson, which is noted after it was verified too. */
  reflection: ReactNode;
};

/** What is planned, once it is verified: to read, until an amendment is begun. */
export function SealedPlan({ text, sent, mayAmend, reflection }: SealedPlanProps) {
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
        <div>
          <Amending
            // This form and those of other windows go on from there.
            amend={async (amendment) => tellWindows(planKind, await beginAmendment(sent.planId, amendment))}
            examples="kelas bertukar, aktiviti salah"
            done="Rancangan boleh ditulis semula. Hantar apabila siap."
            changes={'lesson-plans'}
          />
        </div>
      )}
    </div>
  );
}
