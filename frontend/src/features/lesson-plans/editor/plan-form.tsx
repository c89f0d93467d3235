import { type ComponentProps, type KeyboardEvent, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { EditedRecord } from '../../../records/owned-record';
import type { Editing } from '../../../records/record-form';
import { Skeleton } from '../../../ui/skeleton';
import { useIsPhone, useIsWide } from '../../../ui/use-is-wide';
import type { PlanFields } from '../plan';
import { planAddress } from '../plan-address';
import { RemarksUnder, ReviewThread, SealedPlan } from '../sending/sent-parts';
import { useSentPlan } from '../sending/use-sent-week';
import { PlanActs, PlanBar, PlanPaperMenu, PlanReflection } from './lazy-parts';
import { type PartName, shownParts } from './parts/plan-parts';
import { PlanFieldset } from './plan-fieldset';
import { useUndo } from './undo/use-undo';
import type { OwnWeek } from './use-own-week';

type PlanFormProps = Pick<
  ComponentProps<typeof PlanFieldset>,
  'editing' | 'template' | 'parts' | 'section' | 'wanted' | 'onMoved'
> & {
  plan: Pick<EditedRecord<PlanFields>, 'owner' | 'recordId'> & Readonly<{ refusal?: string }>;
  /** What the sentence of its reflection says, once it was written here. */
  reflected: string | undefined;
  week: OwnWeek | undefined;
  onReflect: (text: string) => void;
  onWeek: (week: OwnWeek) => void;
  onMend: (part: PartName) => void;
} & Readonly<Record<'help' | 'attachments', (editing: Editing<PlanFields>) => ReactNode>>;

/** The parts of a plan, what was said of them, and what is done with it next. */
export function PlanForm({
  editing,
  plan,
  reflected,
  week,
  onReflect,
  onWeek,
  onMend,
  help,
  attachments,
  ...form
}: PlanFormProps) {
  const { owner, recordId: planId, refusal } = plan;
  // A plan that is just being begun keeps the field that somebody may be writing in.
  const [isReflected] = useState(editing.isOnServer);
  const undo = useUndo(editing);
  const navigate = useNavigate();
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const sent = useSentPlan(planId, editing.isOnServer ? editing.text.date : '');
  // Shown while it stands as it was verified; a text that waits to be decided about is shown instead.
  const sealed = sent?.isSealed ? sent : undefined;
  const shown = sealed ? [] : shownParts(form.template, form.parts, editing.text).map(({ name }) => name);
  const reflection = isReflected ? (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <PlanReflection {...{ planId, owner, refusal }} text={editing.text} onText={onReflect} />
    </Suspense>
  ) : null;

  function onKeyDown(event: KeyboardEvent) {
    const isNext =
      (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ||
      (event.key === 'ArrowDown' && event.altKey);
    if (!isNext || !week?.next) return undo.onKeyDown(event);
    event.preventDefault();
    navigate(planAddress(week.next.plan.id));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={onKeyDown} className="flex items-start gap-8">
      <div className="min-w-0 max-w-3xl flex-1">
        {sent && sent.state !== 'draft' && (
          <Suspense>
            <ReviewThread plan={sent} mayAnswer={!refusal} elsewhere={shown} />
          </Suspense>
        )}
        {sealed ? (
          <Suspense fallback={<Skeleton className="h-44" />}>
            <SealedPlan reflection={reflection} text={editing.text} sent={sealed} mayAmend={!refusal} />
          </Suspense>
        ) : (
          <PlanFieldset
            {...form}
            editing={undo.editing}
            reflection={reflection}
            reflected={reflected ?? editing.text.reflection}
            remarksOf={(part) =>
              sent && (
                <Suspense>
                  <RemarksUnder plan={sent} part={part} mayAnswer={!refusal} />
                </Suspense>
              )
            }
          />
        )}
        {!isPhone && attachments(editing)}
        <div className="flex flex-wrap gap-2 sm:pt-6">
          <Suspense>
            <PlanBar
              {...{ owner, planId, sent, onMend, onWeek }}
              text={editing.text}
              section={form.section}
              mayWrite={!refusal && !sealed}
            />
          </Suspense>
          {!isPhone && editing.isOnServer && !refusal && (
            <Suspense>
              <PlanActs planId={planId} editing={editing} />
            </Suspense>
          )}
          {!isPhone && (
            <Suspense>
              <PlanPaperMenu planId={planId} save={editing.save} />
            </Suspense>
          )}
        </div>
      </div>
      {isWide && !sealed && (
        <aside aria-label="Bantuan" className="sticky top-16 w-74 shrink-0 border-line border-l pl-5">
          {help(undo.editing)}
        </aside>
      )}
    </div>
  );
}
