import {
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import type { EditedRecord } from '../../../records/owned-record';
import { type Editing, RecordForm, SavedBar } from '../../../records/record-form';
import { PageHeader } from '../../../ui/page-header';
import { readyPart } from '../../../ui/ready-part';
import { Skeleton } from '../../../ui/skeleton';
import { useIsPhone, useIsWide } from '../../../ui/use-is-wide';
import type { AttachmentsPartProps } from '../attachments/attachments-part';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { planAddress } from '../plan-address';
import { planKind } from '../plan-kind';
import { remarkedParts } from '../sending/section-names';
import { RemarksUnder, ReviewThread, SealedPlan } from '../sending/sent-parts';
import { useSentPlan } from '../sending/use-sent-week';
import { firstWanted } from './first-wanted';
import type { PlanHelpProps } from './help/plan-help';
import { type PartName, type Section, sectionOf, shownParts } from './parts/plan-parts';
import { usePlanForm } from './parts/template';
import type { TemplateSwitchProps } from './parts/template-switch';
import type { PhoneHeadProps } from './phone-head';
import { PlanFieldset, standardsOf, type Wanted } from './plan-fieldset';
import type { PlanMenuProps } from './plan-menu';
import { useUndo } from './undo/use-undo';
import type { OwnWeek } from './use-own-week';

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

/** Where it cannot be fetched, the plan is written without it. */
function behind<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: () => null }),
    ),
  );
}

const PlanPaperMenu = behind(async () => (await import('../papers/plan-paper-menu')).PlanPaperMenu);
const PlanActs = behind(async () => (await import('./plan-acts')).PlanActs);

/**
 * Fetched on every device: a page may be made narrow, or turned, where no network is any more. What is written stands
 * without them.
 */
const phoneHead = readyPart<PhoneHeadProps>(() =>
  import('./phone-head').then(
    (part) => part.PhoneHead,
    () => PlainHead,
  ),
);
const phoneMenu = readyPart<PlanMenuProps>(() =>
  import('./plan-menu').then(
    (part) => part.PlanMenu,
    () => () => null,
  ),
);
const layouts = readyPart<TemplateSwitchProps>(() =>
  import('./parts/template-switch').then(
    (part) => part.TemplateSwitch,
    () => () => null,
  ),
);
const PhoneHead = phoneHead.Part;
const PlanMenu = phoneMenu.Part;
const TemplateSwitch = layouts.Part;

function PlainHead({ saved }: PhoneHeadProps) {
  return <SavedBar>{saved}</SavedBar>;
}

/** For paper alone. */
const PlanSheet = behind(async () => (await import('../plan-sheet')).PlanSheet);

/** What comes next is told behind the form: a plan is written without it, too. */
const PlanBar = behind(async () => (await import('./plan-bar')).PlanBar);

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
  const { owner, recordId: planId, opened, refusal } = plan;
  const { template, parts, choose } = usePlanForm();
  const isPhone = useIsPhone();
  useEffect(() => {
    for (const part of [phoneHead, phoneMenu, layouts]) void part.fetch();
  }, []);
  const [reflected, setReflected] = useState<string>();
  const sent = useSentPlan(planId, opened.base.version === null ? '' : opened.text.date);
  const [week, setWeek] = useState<OwnWeek>();
  const opening = { text: opened.text, isKnown: opened.base.version !== null, sent, item: week?.item };
  const [wanted, setWanted] = useState<Wanted | null>(() => wantedFirst(opening));
  const [section, setSection] = useState<Section>(() => sectionOf(wanted?.part ?? 'standard'));
  const [isTouched, setTouched] = useState(false);
  const [isWeekKnown, setWeekKnown] = useState(false);
  // On a slow network the week comes after the plan. Whoever has begun to write is left where they are.
  if (!isWeekKnown && week?.here) {
    setWeekKnown(true);
    if (!isTouched) mend(firstWanted(opening));
  }

  function mend(part: PartName | null) {
    if (part === null) return;
    setSection(sectionOf(part));
    setWanted({ part, at: (wanted?.at ?? 0) + 1 });
  }

  function write() {
    setTouched(true);
    plan.onEdited?.();
  }

  const withReflection = (text: PlanFields): PlanFields =>
    reflected === undefined ? text : { ...text, reflection: reflected };

  function help(editing: Editing<PlanFields>) {
    return (
      <Suspense>
        <PlanHelp
          planId={planId}
          editing={editing}
          onStandards={(standards) => standardsOf(editing.text, standards, template)}
        />
      </Suspense>
    );
  }

  function attachments({ isOnServer }: Editing<PlanFields>) {
    return (
      <Suspense>
        <AttachmentsPart {...{ owner, planId, isOnServer }} mayAdd={!refusal} />
      </Suspense>
    );
  }

  return (
    <RecordForm
      {...plan}
      onEdited={write}
      kind={planKind}
      isWide
      label="Rancangan harian"
      sheet={(text) => (
        <Suspense>
          <PlanSheet plan={withReflection(text)} author={author} />
        </Suspense>
      )}
      head={(editing, saved) =>
        isPhone ? (
          <Suspense fallback={<div className="-mx-4 mb-3 h-21" />}>
            <PhoneHead
              {...{ editing, saved, section }}
              onSection={(chosen) => {
                setTouched(true);
                setSection(chosen);
              }}
              returned={remarkedParts(sent).map(sectionOf)}
              menu={
                <Suspense fallback={<span className="size-11" />}>
                  <PlanMenu
                    {...{ planId, editing, template }}
                    mayShare={!refusal}
                    onTemplate={choose}
                    sheets={{ help: help(editing), attachments: attachments(editing) }}
                  />
                </Suspense>
              }
            />
          </Suspense>
        ) : (
          <>
            <div className="-mb-4">
              <PageHeader
                title={planTitle(editing.text, 'Rancangan baharu')}
                state={completion(withReflection(editing.text))}
                action={
                  <Suspense fallback={<span className="h-10" />}>
                    <TemplateSwitch template={template} onChoose={choose} />
                  </Suspense>
                }
              />
            </div>
            <SavedBar>{saved}</SavedBar>
          </>
        )
      }
    >
      {(editing) => (
        <PlanForm
          {...{ editing, template, parts, plan, reflected, section, wanted, help, attachments, week }}
          onReflect={setReflected}
          onMend={mend}
          onWeek={setWeek}
        />
      )}
    </RecordForm>
  );
}

type PlanFormProps = Pick<
  ComponentProps<typeof PlanFieldset>,
  'editing' | 'template' | 'parts' | 'section' | 'wanted'
> & {
  plan: Pick<PlanEditorProps, 'owner' | 'recordId' | 'refusal' | 'opened'>;
  /** What the sentence of its reflection says, once it was written here. */
  reflected: string | undefined;
  week: OwnWeek | undefined;
  onReflect: (text: string) => void;
  onWeek: (week: OwnWeek) => void;
  onMend: (part: PartName) => void;
} & Readonly<Record<'help' | 'attachments', (editing: Editing<PlanFields>) => ReactNode>>;

function PlanForm({
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

function wantedFirst(opening: Parameters<typeof firstWanted>[0]): Wanted | null {
  const part = firstWanted(opening);
  return part && { part, at: 0 };
}

function completion(text: PlanFields): string {
  const missing = missingParts(text, new Date());
  return missing ? `Belum lengkap: ${missing}. Bahagian bertanda * perlu ditulis.` : 'Lengkap.';
}
