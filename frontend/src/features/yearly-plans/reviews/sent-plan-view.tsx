import type { LessonWeek } from '@rules/calendar/domain/lesson-weeks';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatDate, formatTime } from '../../../ui/format';
import { SpokenPart } from '../../reviews';
import { sentPlanTitle, weekDates, weekLabelAt, weekNote } from '../plan-words';
import { sectionOfWeek, WHOLE } from '../remark-words';
import type { SentPlan, SentRow } from './calls';
import { isNew, removedRows } from './row-changes';

type SentPlanViewProps = {
  plan: SentPlan;
  weeks: readonly LessonWeek[];
  remarks: Readonly<Record<string, string>>;
  chosen: string | null;
  /** Beneath the part that is spoken of, where no room is beside the plan. */
  remark: ReactNode;
  /** Where the person may say something. */
  onRemark?: (section: string) => void;
};

/** A plan as it was sent, week by week; what is new since the last time says so. */
export function SentPlanView({ plan, weeks, remarks, chosen, remark, onRemark }: SentPlanViewProps) {
  const { rows, before, sentAt, authorName, session, isOwn, amendmentReason } = plan;
  const numbers = [...new Set([...weeks.map(({ week }) => week), ...rows.map(({ week }) => week)])];
  const gone = removedRows(plan);
  return (
    <article aria-label="RPT" className="min-w-0">
      <header className="border-line border-b pb-3">
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          <Badge tone="info" icon="send">
            {before ? 'Dihantar semula' : 'Dihantar'}
          </Badge>
          {formatDate(sentAt)}, {formatTime(new Date(sentAt))}
        </p>
        <h2 dir="auto" className="wrap-anywhere pt-1 font-semibold text-xl">
          {sentPlanTitle(plan)}
        </h2>
        <p className="text-muted text-sm">
          <span dir="auto">{authorName ?? 'Bekas ahli sekolah'}</span> · Sesi {session} ·{' '}
          {isOwn ? 'salinan guru sendiri' : 'RPT panitia'}
        </p>
        {amendmentReason && (
          <p className="pt-1 text-sm" dir="auto">
            <span className="font-semibold">Pindaan:</span> {amendmentReason}
          </p>
        )}
        {gone.length > 0 && (
          <p className="pt-1 text-sm">
            {gone.length} baris dibuang atau diganti sejak kali terakhir:{' '}
            {[...new Set(gone.map(({ week }) => weekLabelAt(weeks, week)))].join(', ')}.
          </p>
        )}
      </header>
      <ol>
        {numbers
          .toSorted((one, other) => one - other)
          .map((week) => (
            <Week
              key={week}
              week={weeks.find((each) => each.week === week)}
              label={weekLabelAt(weeks, week)}
              rows={rows.filter((row) => row.week === week)}
              before={before}
              isChosen={chosen === sectionOfWeek(week)}
              remark={chosen === sectionOfWeek(week) ? remark : null}
              isSaid={Boolean(remarks[sectionOfWeek(week)]?.trim())}
              onRemark={onRemark && (() => onRemark(sectionOfWeek(week)))}
            />
          ))}
      </ol>
      {onRemark && (
        <div className="pt-3">
          <Button size="small" variant="secondary" icon="reflection" onClick={() => onRemark(WHOLE)}>
            Ulas keseluruhan
          </Button>
          {chosen === WHOLE && remark}
        </div>
      )}
    </article>
  );
}

type WeekProps = {
  week: LessonWeek | undefined;
  label: string;
  rows: readonly SentRow[];
  before: readonly SentRow[] | null;
  isChosen: boolean;
  isSaid: boolean;
  remark: ReactNode;
  onRemark: (() => void) | undefined;
};

function Week({ week, label, rows, before, isChosen, isSaid, remark, onRemark }: WeekProps) {
  const note = week ? weekNote(week) : 'Tiada minggu dalam takwim';
  return (
    <li>
      <SpokenPart
        title={
          <>
            <span className="font-semibold text-text">{label}</span>
            {week && ` · ${weekDates(week)}`}
            {note && ` · ${note}`}
            {isSaid && ' · diulas'}
          </>
        }
        label={`Ulas minggu ${label}`}
        {...{ isChosen, onRemark }}
      >
        {rows.length === 0 && <p className="text-muted text-sm">{week?.days === 0 ? '–' : 'Tiada isi.'}</p>}
        {rows.map((row, at) => (
          // Rows of a plan that was sent never change places.
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no other name
          <Row key={at} row={row} isNew={before !== null && isNew(row, before)} />
        ))}
        {remark}
      </SpokenPart>
    </li>
  );
}

/** Under the title of a row; a field that is not here does not compile. */
const labels: Readonly<Record<Exclude<keyof SentRow, 'week' | 'theme' | 'topic'>, string>> = {
  contentStandards: 'SK',
  learningStandards: 'SP',
  objective: 'Objektif',
  crossCurricular: 'EMK',
  resources: 'BBM',
  notes: 'Catatan',
};
const isLabelled = (field: string): field is keyof typeof labels => field in labels;
const texts = Object.keys(labels).filter(isLabelled);

function Row({ row, isNew }: { row: SentRow; isNew: boolean }) {
  const title = [row.theme, row.topic].filter(Boolean).join(' · ');
  const shown = texts
    .map((field) => [labels[field], [row[field]].flat().join('\n')] as const)
    .filter(([, words]) => words !== '');
  return (
    <div className="py-1">
      <p className="flex flex-wrap items-center gap-2">
        <span dir="auto" className="wrap-anywhere font-medium">
          {title || 'Tanpa topik'}
        </span>
        {isNew && <Badge tone="warning">Berubah</Badge>}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        {shown.map(([label, words]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {words}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
