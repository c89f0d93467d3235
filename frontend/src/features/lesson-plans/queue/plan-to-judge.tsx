import { lengthOf, minutesPlanned, stepsOf } from '@rules/lesson-plans/domain/lesson-steps';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge';
import { formatDate, formatTime, formatTimeRange } from '../../../ui/format';
import { Segments } from '../../../ui/segments';
import { SpokenPart } from '../../reviews';
import { ChangedText } from '../editor/versions/changed-text';
import { fateWords } from '../lesson-fate';
import { planTitle } from '../plan';
import type { QueuedPlan } from './calls';
import { changesIn, type ReviewSection, reviewSections } from './review-sections';

export type View = 'changes' | 'whole';

type PlanToJudgeProps = {
  plan: QueuedPlan;
  view: View;
  onView: (view: View) => void;
  chosen: string | null;
  onRemark: (section: string) => void;
  /** Beneath the part that is spoken of, where no room is beside the plan. */
  remark?: ReactNode;
};

/** A plan as it was sent, part by part; what it said before beside what it says now. */
export function PlanToJudge({ plan, view, onView, chosen, onRemark, remark }: PlanToJudgeProps) {
  const sections = reviewSections(plan, view === 'changes' ? plan.before : null);
  const { date, startTime, endTime, sentAt, isLate, before } = plan;
  const fate = fateWords(plan);
  return (
    <article aria-label="Rancangan" className="min-w-0">
      <header className="flex flex-wrap items-start justify-between gap-3 border-line border-b pb-3">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
            <Badge tone="info" icon="send">
              {before ? 'Dihantar semula' : 'Dihantar'}
            </Badge>
            {formatDate(sentAt)}, {formatTime(new Date(sentAt))}
            {isLate && <Badge tone="warning">Lewat</Badge>}
            {fate && <Badge icon="lessonOff">{fate}</Badge>}
          </p>
          <h2 dir="auto" className="wrap-anywhere pt-1 font-semibold text-xl">
            {planTitle(plan)}
          </h2>
          <p className="text-muted text-sm">
            <span dir="auto">{plan.authorName}</span> · {formatDate(date)} ·{' '}
            {formatTimeRange(startTime, endTime)}
          </p>
        </div>
        {before && (
          <Segments
            label="Paparan rancangan"
            options={[
              ['changes', 'Perubahan'],
              ['whole', 'Penuh'],
            ]}
            value={view}
            onChange={onView}
          />
        )}
      </header>
      {sections.map((section) => (
        <Part
          key={section.section}
          section={section}
          plan={plan}
          isChosen={chosen === section.section}
          onRemark={onRemark}
          remark={chosen === section.section ? remark : undefined}
        />
      ))}
      <Part
        section={{ section: 'whole', name: 'Keseluruhan', texts: [] }}
        plan={plan}
        isChosen={chosen === 'whole'}
        onRemark={onRemark}
        remark={chosen === 'whole' ? remark : undefined}
      />
    </article>
  );
}

type PartProps = {
  section: ReviewSection;
  plan: QueuedPlan;
  isChosen: boolean;
  onRemark: (section: string) => void;
  remark: ReactNode;
};

function Part({ section, plan, isChosen, onRemark, remark }: PartProps) {
  const { section: id, name, texts } = section;
  const changes = changesIn(section);
  const said = plan.comments.filter((comment) => comment.section === id).length;
  return (
    <section aria-label={name} data-section={id}>
      <SpokenPart
        title={
          <>
            {name}
            {id === 'activities' && minutesOf(plan)}
            {changes > 0 && <strong className="text-text"> · {changes} perubahan</strong>}
            {said > 0 && ` · ${said} ulasan`}
          </>
        }
        label={`Ulas ${name.toLowerCase()}`}
        isChosen={isChosen}
        onRemark={() => onRemark(id)}
      >
        {texts.map(({ field, label, words, changed }) => (
          <div key={field} className="pb-1">
            {texts.length > 1 && <p className="pt-1 text-muted text-xs">{label}</p>}
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {changed ? <ChangedText parts={changed} /> : words}
            </p>
          </div>
        ))}
        {remark}
      </SpokenPart>
    </section>
  );
}

function minutesOf(plan: QueuedPlan): string {
  const planned = minutesPlanned(stepsOf(plan.activities));
  return planned === null ? '' : ` · ${planned} / ${lengthOf(plan)} minit`;
}
