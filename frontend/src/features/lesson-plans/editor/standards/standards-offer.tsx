import { standardCode, standardKey } from '@rules/yearly-plans/domain/plan-row';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import { classNames } from '../../../../ui/class-names';
import type { SchoolClass } from '../../../classes';
import type { PlanFields } from '../../plan';
import { standardWords } from './criteria';
import { isSought, type OfferedStandard } from './offered-standards';
import { useOfferedRows } from './use-offered-rows';

type GradeLevel = SchoolClass['gradeLevels'][number];

const MOST = 8;
/** Letters from which on the curriculum is searched. */
const ENOUGH = 2;

export type ChosenStandard = Pick<OfferedStandard, 'line'> & Partial<OfferedStandard>;
type StandardsOfferProps = {
  plan: PlanFields;
  typed: string;
  onChoose: (chosen: ChosenStandard) => void;
};

/** What may be chosen: of the week's yearly plan first, then of its other weeks, then of the curriculum; else what was typed. */
export function StandardsOffer({ plan, typed, onChoose }: StandardsOfferProps) {
  const offered = useOfferedRows(plan);
  const chosen = new Set(plan.learningStandards.map(standardKey));
  const fitting = offered.standards.filter(({ line }) => isSought(line, typed));
  const ofWeek = fitting.filter(({ week }) => week === offered.week);
  const others = fitting.filter(({ week }) => week !== offered.week).slice(0, MOST);
  const known = new Set(offered.standards.map(({ line }) => standardKey(line)));
  const found = useFoundStandards(useDeferredValue(typed), offered.subjectName, offered.level);
  const more = found.filter((line) => !known.has(standardKey(line))).slice(0, MOST);
  const nothing = ofWeek.length + others.length + more.length === 0;
  if (nothing && typed === '') return null;

  const fateOf = ({ line }: OfferedStandard) => offered.fates.get(standardKey(line)) ?? '';
  const row = (standard: ChosenStandard, fate: string) => (
    <Row
      key={standard.line}
      line={standard.line}
      fate={chosen.has(standardKey(standard.line)) ? 'dipilih' : fate}
      onChoose={() => onChoose(standard)}
    />
  );
  return (
    <div className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 animate-pop overflow-y-auto rounded-lg border border-line bg-raised p-1.5 shadow-lg">
      <Group title={`RPT Minggu ${offered.weekName ?? ''}`}>
        {ofWeek.map((each) => row(each, fateOf(each)))}
      </Group>
      <Group title="RPT, minggu lain">
        {others.map((each) =>
          row(each, [`Minggu ${offered.nameOf(each.week)}`, fateOf(each)].filter(Boolean).join(', ')),
        )}
      </Group>
      <Group title="Kurikulum (DSKP)">{more.map((line) => row({ line }, ''))}</Group>
      {typed !== '' && <Group title="Teks sendiri">{[row({ line: typed }, '')]}</Group>}
    </div>
  );
}

function useFoundStandards(
  typed: string,
  subject: string | undefined,
  level: GradeLevel | undefined,
): string[] {
  const found = useQuery({
    queryKey: ['curriculum', 'search', 'standards', typed, subject, level],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/curriculum/search', {
          params: { query: { q: typed.slice(0, 100), ...(subject && { subject }), ...(level && { level }) } },
          signal,
        }),
      ),
    enabled: typed.length >= ENOUGH && level !== undefined,
    retry: false,
  });
  return (found.data?.items ?? [])
    .filter(({ kind }) => kind === 'learning_standard')
    .map(({ code, text }) => [code, text].filter(Boolean).join(' '));
}

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="px-3 pt-2 pb-1 font-medium text-muted text-xs">{title}</p>
      {children}
    </section>
  );
}

function Row({ line, fate, onChoose }: { line: string; fate: string; onChoose: () => void }) {
  const code = standardCode(line);
  return (
    <button
      type="button"
      data-offered=""
      tabIndex={-1}
      onClick={onChoose}
      className="flex min-h-15 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm hover:bg-sunken focus-visible:bg-accent-soft sm:min-h-10"
    >
      {code && (
        <span
          className={classNames(
            'shrink-0 rounded-sm px-1.5 py-0.5 font-semibold text-xs tabular-nums',
            fate === 'dipilih' ? 'bg-accent text-on-accent' : 'bg-sunken',
          )}
        >
          {code}
        </span>
      )}
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
        {code ? standardWords(line) : line}
      </span>
      <span className="shrink-0 text-muted text-xs">{fate}</span>
    </button>
  );
}
