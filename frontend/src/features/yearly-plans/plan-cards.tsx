import { inOrder } from '@rules/yearly-plans/domain/plan-row';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { classNames } from '../../ui/class-names';
import { Icon } from '../../ui/icon';
import type { PlanRow } from './calls';
import { CardRow } from './card-row';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import { weekDates, weekLabel, weekNote } from './plan-words';
import { usePlanCells } from './use-plan-cells';

type PlanCardsProps = { known: Known; sets: readonly SetCoverage[]; closedReason: string | undefined };

/** Of the weeks that are over, so many stand above that of today at first. */
const WEEKS_BEFORE = 2;

/** On a phone: week by week as one class stands in it, to be read, moved and noted. */
export function PlanCards({ known, sets, closedReason }: PlanCardsProps) {
  const { plan, rows, weeks, now } = known;
  const [showsAll, showAll] = useState(false);
  const [chosen, choose] = useState<string>();
  const of = sets.find(({ set }) => set.id === chosen) ?? sets.find(({ isOwn }) => isOwn) ?? sets[0];
  const cells = usePlanCells(plan.id);
  const first = Math.min(now, weeks.length) - WEEKS_BEFORE;
  const shown = showsAll ? weeks : weeks.filter(({ week }) => week >= first);
  const hidden = weeks.length - shown.length;
  const beyond = rows.filter(({ week }) => !weeks.some((each) => each.week === week));
  const cardsOf = (among: readonly PlanRow[]) =>
    among.length === 0 ? (
      <p className="text-muted text-sm">Belum diisi.</p>
    ) : (
      inOrder(among).map((row) => <CardRow key={row.id} {...{ known, of, row, cells, closedReason }} />)
    );
  return (
    <div className="flex flex-col gap-3 print:hidden">
      {sets.length > 1 && <ClassChoice sets={sets} of={of} onChoose={choose} />}
      {hidden > 0 && (
        <Button variant="secondary" onClick={() => showAll(true)}>
          Tunjuk {hidden} minggu sebelumnya
        </Button>
      )}
      <ol className="divide-y divide-line rounded-lg border border-line bg-raised">
        {shown.map((week) => (
          <li
            key={week.week}
            aria-current={week.week === now ? 'date' : undefined}
            className={classNames('px-4 py-3', week.week === now && 'bg-accent-soft text-on-accent-soft')}
          >
            <p className="flex flex-wrap items-baseline gap-x-2">
              <strong className="font-semibold">{weekLabel(week)}</strong>
              <span className="text-muted text-sm">{week.week === now ? 'kini' : weekDates(week)}</span>
              {weekNote(week) && <span className="text-sm text-warning">{weekNote(week)}</span>}
            </p>
            {cardsOf(rows.filter((row) => row.week === week.week))}
          </li>
        ))}
        {beyond.length > 0 && (
          <li className="px-4 py-3">
            <p className="font-semibold text-warning">Selepas minggu akhir</p>
            {cardsOf(beyond)}
          </li>
        )}
      </ol>
      <p className="text-muted text-sm">
        {closedReason ?? 'Sunting di skrin lebar; di sini baca, pindah minggu dan catat.'}
      </p>
    </div>
  );
}

type ClassChoiceProps = {
  sets: readonly SetCoverage[];
  of: SetCoverage | undefined;
  onChoose: (setId: string) => void;
};

/** Of which class the cards say where it stands. */
function ClassChoice({ sets, of, onChoose }: ClassChoiceProps) {
  return (
    <fieldset className="flex gap-2 overflow-x-auto [scrollbar-width:none]">
      <legend className="sr-only">Kelas</legend>
      {sets.map(({ set, name, coverage: { weeksBehind, withoutWeek } }) => (
        <button
          key={set.id}
          type="button"
          aria-pressed={set.id === of?.set.id}
          onClick={() => onChoose(set.id)}
          className="inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border border-control bg-raised px-3.5 font-medium aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-on-accent-soft forced-colors:aria-pressed:outline-2"
        >
          {name}
          {weeksBehind + withoutWeek > 0 && (
            <>
              <Icon name="history" size={16} className="text-warning" />
              <span className="sr-only">, lewat</span>
            </>
          )}
        </button>
      ))}
    </fieldset>
  );
}
