import { isTimeOfDay, minutesBetween } from '@rules/calendar/time-of-day';
import { LONGEST_EXTRA } from '@rules/lesson-plans/domain/lesson-plan';
import type { OptionalPart } from '@rules/lesson-plans/domain/plan-form';
import {
  type FocusEvent,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useState,
} from 'react';
import type { Editing } from '../../../records/record-form';
import { classNames } from '../../../ui/class-names';
import { Icon } from '../../../ui/icon';
import { Skeleton } from '../../../ui/skeleton';
import { fieldLabels, type PlanFields } from '../plan';
import type { ExtraPartName } from './parts/extra-part';
import { PlanArea } from './parts/plan-area';
import { hiddenParts, type PartName, type Section, shownParts } from './parts/plan-parts';
import type { Template } from './parts/template';
import { PlanFacts } from './plan-facts';
import { broughtBy } from './standards/brought';
import { areProposed, withStandards } from './standards/criteria';
import { StandardsField } from './standards/standards-field';
import { StepsField } from './steps/steps-field';

/** Of the long form alone; kept as the facts are. */
const PartList = lazy(async () => ({ default: (await import('./parts/part-list')).PartList }));

const ExtraPart = lazy(async () => ({ default: (await import('./parts/extra-part')).ExtraPart }));

/** Where it cannot be fetched, standards are typed. */
const StandardsOffer = lazy(() =>
  import('./standards/standards-offer').then(
    ({ StandardsOffer }) => ({ default: StandardsOffer }),
    () => ({ default: () => null }),
  ),
);

type PlanFieldsetProps = {
  editing: Editing<PlanFields>;
  template: Template;
  /** Optional ones that the school uses. */
  parts: readonly OptionalPart[];
  /** What happened, where it is noted beside the plan; else it is written as a text of a new one. */
  reflection: ReactElement | null;
  /** What its sentence says by now. */
  reflected: string;
  /** On a phone one is shown at a time. */
  section: Section;
  /** What is mended first has the focus; nothing where the plan is whole. */
  wanted: Wanted | null;
  /** Somebody has put the focus elsewhere. */
  onMoved: () => void;
  /** What was said of a part, under it. */
  remarksOf: (part: PartName) => ReactNode;
};

/** `at`: counts the presses that asked for it. */
export type Wanted = Readonly<{ part: PartName; at: number }>;

/** The parts of a plan: those that must be written, or all that the school uses; on a phone one section at a time. */
export function PlanFieldset(props: PlanFieldsetProps) {
  const { editing, template, parts, reflection, reflected, section, wanted, onMoved, remarksOf } = props;
  const id = useId();
  const text = { ...editing.text, reflection: reflected };
  const isFull = template === 'full';
  const controls = { ...controlsOf(editing, isFull), ...(reflection && { reflection }) };
  const [opened] = useState(text);
  const shown = shownParts(template, parts, opened);
  const hidden = isFull ? [] : hiddenParts(text);
  useEffect(() => {
    if (wanted) showPart(`${id}-${wanted.part}`);
  }, [id, wanted]);

  function leaveWanted({ target }: FocusEvent) {
    if (!wanted || !document.getElementById(`${id}-${wanted.part}`)?.contains(target)) onMoved();
  }

  return (
    <fieldset className="flex min-w-0 gap-6" onFocus={leaveWanted}>
      {isFull && (
        <Suspense fallback={<div className="w-32 shrink-0 max-xl:hidden" />}>
          <PartList parts={shown} text={text} onChoose={(part) => showPart(`${id}-${part}`)} />
        </Suspense>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Shown in="standard" on={section}>
          <PlanFacts {...editing} />
        </Shown>
        {shown.map(({ name, section: own }) => (
          <Shown key={name} id={`${id}-${name}`} in={own} on={section}>
            {controls[name]}
            {remarksOf(name)}
          </Shown>
        ))}
        {hidden.length > 0 && (
          <p className="text-muted text-sm">
            Ada isi pada bahagian lain: {hidden.map((field) => fieldLabels[field]).join(', ')}. Pilih Lengkap
            untuk melihatnya.
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** What is chosen, with the criteria that it proposes; what nobody sees is not proposed. */
export function standardsOf(
  text: PlanFields,
  learningStandards: readonly string[],
  template: Template,
): Partial<PlanFields> {
  return template === 'full' ? withStandards(text, learningStandards, LONGEST_EXTRA) : { learningStandards };
}

type ShownProps = { id?: string; in: Section; on: Section; children: ReactNode };

function Shown({ id, in: own, on, children }: ShownProps) {
  return (
    <div id={id} className={classNames('flex scroll-mt-24 flex-col gap-4', own !== on && 'max-sm:hidden')}>
      {children}
    </div>
  );
}

function showPart(id: string) {
  const part = document.getElementById(id);
  part?.scrollIntoView({ block: 'start' });
  const field =
    part?.querySelector<HTMLElement>('[data-wanted]') ??
    part?.querySelector<HTMLElement>('input, textarea, select');
  field?.focus({ preventScroll: true });
}

function controlsOf(editing: Editing<PlanFields>, isFull: boolean): Record<PartName, ReactElement> {
  const { text, edit, field } = editing;
  const mandatory = (name: 'objective' | 'reflection') => (
    <PlanArea {...field(name)} label={`${fieldLabels[name]} *`} />
  );
  const extra = (name: ExtraPartName) => (
    <Suspense fallback={<Skeleton className="h-16" />}>
      <ExtraPart name={name} editing={editing} />
    </Suspense>
  );
  return {
    standard: (
      <>
        <StandardsField
          {...field('learningStandards')}
          onChange={({ target }) => edit(standardsOf(text, target.value, isFull ? 'full' : 'brief'))}
          help={text.learningStandards.length > 1 ? <SeveralStandards text={text} /> : undefined}
          offer={({ typed, choose }) => (
            <Suspense>
              <StandardsOffer
                plan={text}
                typed={typed}
                onChoose={(chosen) => {
                  choose(chosen.line);
                  edit(broughtBy(chosen, text));
                }}
              />
            </Suspense>
          )}
        />
        {isFull && <StandardsField {...field('contentStandards')} />}
      </>
    ),
    objective: mandatory('objective'),
    criteria: (
      <PlanArea
        {...field('successCriteria')}
        help={
          areProposed(text) ? (
            <span className="inline-flex items-center gap-1.5 text-accent">
              <Icon name="info" size={14} /> Dicadangkan daripada SP
            </span>
          ) : undefined
        }
      />
    ),
    activities: (
      <StepsField
        {...field('activities')}
        label={`${fieldLabels.activities} *`}
        lesson={lessonMinutes(text)}
      />
    ),
    elements: extra('elements'),
    resources: extra('resources'),
    assessment: extra('assessment'),
    followUp: extra('followUp'),
    reflection: mandatory('reflection'),
  };
}

function lessonMinutes({ startTime, endTime }: PlanFields): number | null {
  if (!isTimeOfDay(startTime) || !isTimeOfDay(endTime)) return null;
  const minutes = minutesBetween(startTime, endTime);
  return minutes > 0 ? minutes : null;
}

function SeveralStandards({ text }: { text: PlanFields }) {
  const minutes = lessonMinutes(text);
  return (
    <span className="text-warning">
      Satu SP dicadangkan{minutes === null ? '' : ` bagi ${minutes} minit`}; dua masih boleh.
    </span>
  );
}
