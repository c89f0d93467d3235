import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { EditedRecord } from '../../../records/owned-record';
import { RecordForm } from '../../../records/record-form';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { formatDate, formatTimeRange, malaysianDate } from '../../../ui/format';
import { PageHeader } from '../../../ui/page-header';
import { Skeleton } from '../../../ui/skeleton';
import { ThumbBar } from '../../../ui/thumb-bar';
import { useIsWide } from '../../../ui/use-is-wide';
import type { AttachmentsPartProps } from '../attachments/attachments-part';
import { plansBetweenQuery } from '../calls';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { planKind } from '../plan-kind';
import { PlanSheet } from '../plan-sheet';
import { ReviewThread, SealedPlan } from '../sending/sent-parts';
import { useSentPlan } from '../sending/use-sent-week';
import type { PlanHelpProps } from './help/plan-help';
import { nextGap } from './next-gap';
import { usePlanForm } from './parts/template';
import { TemplateSwitch } from './parts/template-switch';
import { PlanFieldset, standardsOf } from './plan-fieldset';
import { useUndo } from './undo/use-undo';

type Loaded = { default: ComponentType<PlanHelpProps> };

/** Behind the form, which does without where it cannot be fetched. */
const PlanHelp = lazy(() =>
  import('./help/plan-help').then<Loaded, Loaded>(
    ({ PlanHelp }) => ({ default: PlanHelp }),
    () => ({ default: () => null }),
  ),
);

/** Kept for the time without a network, as the form is. */
const PlanReflection = lazy(async () => ({ default: (await import('./plan-reflection')).PlanReflection }));

const PlanPaperMenu = lazy(async () => ({
  default: (await import('../papers/plan-paper-menu')).PlanPaperMenu,
}));

const PlanActs = lazy(async () => ({ default: (await import('./plan-acts')).PlanActs }));

const HelpSheet = lazy(async () => ({ default: (await import('./help/help-sheet')).HelpSheet }));

type LoadedPart = { default: ComponentType<AttachmentsPartProps> };

/** Where they cannot be fetched, the plan is whole without them. */
const AttachmentsPart = lazy(() =>
  import('../attachments/attachments-part').then<LoadedPart, LoadedPart>(
    ({ AttachmentsPart }) => ({ default: AttachmentsPart }),
    () => ({ default: () => null }),
  ),
);

type PlanEditorProps = Omit<EditedRecord<PlanFields>, 'kind'> & {
  refusal?: string;
  presence: ReactNode;
  author: string;
  onEdited?: () => void;
};

/** One plan being written. */
export function PlanEditor({ author, ...plan }: PlanEditorProps) {
  const { template, parts, choose } = usePlanForm();
  const [reflected, setReflected] = useState<string>();
  const withReflection = (text: PlanFields): PlanFields =>
    reflected === undefined ? text : { ...text, reflection: reflected };
  return (
    <RecordForm
      {...plan}
      kind={planKind}
      isWide
      label="Rancangan harian"
      sheet={(text) => <PlanSheet plan={withReflection(text)} author={author} />}
      head={(text) => (
        <div className="sm:-mb-4">
          <PageHeader
            title={planTitle(text, 'Rancangan baharu')}
            state={
              <>
                {isDay(text.date) && <span className="block sm:hidden">{whenOf(text)}</span>}
                <span>{completion(withReflection(text))}</span>
              </>
            }
            action={<TemplateSwitch template={template} onChoose={choose} />}
          />
        </div>
      )}
    >
      {(editing) => (
        <PlanForm editing={editing} {...{ template, parts, plan, reflected }} onReflect={setReflected} />
      )}
    </RecordForm>
  );
}

type PlanFormProps = Pick<ComponentProps<typeof PlanFieldset>, 'editing' | 'template' | 'parts'> & {
  plan: Pick<PlanEditorProps, 'owner' | 'recordId' | 'refusal'>;
  /** What the sentence of its reflection says, once it was written here. */
  reflected: string | undefined;
  onReflect: (text: string) => void;
};

function PlanForm({ editing, template, parts, plan, reflected, onReflect }: PlanFormProps) {
  const { owner, recordId: planId, refusal } = plan;
  // A plan that is just being begun keeps the field that somebody may be writing in.
  const [isReflected] = useState(editing.isOnServer);
  const undo = useUndo(editing);
  const navigate = useNavigate();
  const { next, weekAddress } = useWeekOf(planId, editing.text);
  const isWide = useIsWide();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const sent = useSentPlan(planId, editing.isOnServer ? editing.text.date : '');
  // Shown while it stands as it was verified; a text that waits to be decided about is shown instead.
  const sealed = sent?.isSealed ? sent : undefined;
  const reflection = isReflected ? (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <PlanReflection {...{ planId, owner, refusal }} text={editing.text} onText={onReflect} />
    </Suspense>
  ) : null;
  const help = (
    <Suspense>
      <PlanHelp
        planId={planId}
        editing={undo.editing}
        onStandards={(standards) => standardsOf(undo.editing.text, standards, template)}
      />
    </Suspense>
  );

  function onKeyDown(event: KeyboardEvent) {
    const isNext =
      (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ||
      (event.key === 'ArrowDown' && event.altKey);
    if (!isNext || !next) return undo.onKeyDown(event);
    event.preventDefault();
    navigate(planAddress(next.id));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={onKeyDown} className="flex items-start gap-8">
      <div className="min-w-0 max-w-3xl flex-1">
        {sent && sent.state !== 'draft' && (
          <Suspense>
            <ReviewThread plan={sent} mayAnswer={!refusal} />
          </Suspense>
        )}
        {sealed ? (
          <Suspense fallback={<Skeleton className="h-44" />}>
            <SealedPlan reflection={reflection} text={editing.text} sent={sealed} mayAmend={!refusal} />
          </Suspense>
        ) : (
          <PlanFieldset
            editing={undo.editing}
            {...{ template, parts, reflection }}
            reflected={reflected ?? editing.text.reflection}
          />
        )}
        <Suspense>
          <AttachmentsPart {...{ owner, planId }} mayAdd={!refusal} isOnServer={editing.isOnServer} />
        </Suspense>
        <div className="flex flex-wrap gap-2 pt-6">
          <ThumbBar>
            {next && (
              <ButtonLink icon="forward" className="max-sm:min-w-0 max-sm:grow-3" to={planAddress(next.id)}>
                <span className="truncate">Seterusnya: {planTitle(next)}</span>
              </ButtonLink>
            )}
            <Button
              icon="check"
              variant={next ? 'secondary' : 'primary'}
              onClick={() => navigate(weekAddress)}
            >
              Selesai
            </Button>
          </ThumbBar>
          {editing.isOnServer && !refusal && (
            <Suspense>
              <PlanActs planId={planId} editing={editing} />
            </Suspense>
          )}
          <Suspense>
            <PlanPaperMenu planId={planId} save={editing.save} />
          </Suspense>
          {!isWide && !sealed && (
            <Button
              variant="secondary"
              icon="help"
              className="max-sm:flex-1"
              onClick={() => setHelpOpen(true)}
            >
              Bantuan
            </Button>
          )}
        </div>
      </div>
      {isWide && !sealed && (
        <aside aria-label="Bantuan" className="sticky top-16 w-74 shrink-0 border-line border-l pl-5">
          {help}
        </aside>
      )}
      {!isWide && isHelpOpen && (
        <Suspense>
          <HelpSheet onClose={() => setHelpOpen(false)}>{help}</HelpSheet>
        </Suspense>
      )}
    </div>
  );
}

/** The next gap in the week of the lesson, as far as its plans are known, and where that week stands. */
function useWeekOf(planId: string, text: PlanFields) {
  const { days } = useSchoolDays();
  const week = isDay(text.date) ? weekOfSchool(days, text.date) : '';
  const plans = useQuery({ ...plansBetweenQuery(week, week && lastDayOf(week)), enabled: week !== '' });
  const isThisWeek = week === '' || week === weekOfSchool(days, malaysianDate(new Date()));
  return {
    next: nextGap(plans.data ?? [], planId, text),
    weekAddress: isThisWeek
      ? paths.lessonPlans
      : `${paths.lessonPlans}?${new URLSearchParams({ minggu: week })}`,
  };
}

/** Of a class there may be five plans in a week: on a phone the part that says which one may be another. */
const whenOf = ({ date, startTime, endTime }: PlanFields) =>
  [formatDate(date), formatTimeRange(startTime, endTime)].filter(Boolean).join(' · ');

function completion(text: PlanFields): string {
  const missing = missingParts(text);
  return missing ? `Belum lengkap: ${missing}. Bahagian bertanda * perlu ditulis.` : 'Lengkap.';
}
