import { standardCode, standardKey } from '@rules/yearly-plans/domain/plan-row';
import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import type { Editing } from '../../../../records/record-form';
import { Button } from '../../../../ui/button';
import { ButtonLink } from '../../../../ui/button-link';
import { classNames } from '../../../../ui/class-names';
import { formatShortDate } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { BlocksPart } from '../../blocks/blocks-part';
import { plansQuery } from '../../calls';
import { type PlanFields, planTitle } from '../../plan';
import { planAddress } from '../../plan-address';
import { broughtBy } from '../standards/brought';
import { standardWords } from '../standards/criteria';
import { useOfferedRows } from '../standards/use-offered-rows';
import { earlierPlans } from './earlier-plans';

const PlanVersions = lazy(async () => ({
  default: (await import('../versions/plan-versions')).PlanVersions,
}));

export type PlanHelpProps = {
  planId: string;
  editing: Editing<PlanFields>;
  /** Chooses a standard as the picker does. */
  onStandards: (standards: readonly string[]) => Partial<PlanFields>;
};

/** What the plan may take from: the yearly plan's week, and how the same was taught before. */
export function PlanHelp({ planId, editing, onStandards }: PlanHelpProps) {
  const { text, edit } = editing;
  const offered = useOfferedRows(text);
  const ofWeek = offered.standards.filter(({ week }) => week === offered.week);
  const { data } = useInfiniteQuery(plansQuery(null));
  const earlier = earlierPlans(data?.pages.flatMap(({ items }) => items) ?? [], planId, text);
  const chosen = new Set(text.learningStandards.map(standardKey));
  const isFree = text.activities.trim() === '';
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      <Part title={`RPT Minggu ${offered.weekName ?? ''}`.trim()}>
        {ofWeek.length === 0 && (
          <p className="text-muted text-sm">Tiada SP dalam RPT bagi subjek dan kelas ini pada minggu ini.</p>
        )}
        {ofWeek.map((each) => {
          const isChosen = chosen.has(standardKey(each.line));
          const code = standardCode(each.line);
          return (
            <button
              key={each.line}
              type="button"
              disabled={isChosen}
              onClick={() =>
                edit({ ...onStandards([...text.learningStandards, each.line]), ...broughtBy(each, text) })
              }
              className={classNames(
                'flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1 text-left text-sm sm:min-h-9',
                isChosen ? 'bg-accent-soft text-on-accent-soft' : 'hover:bg-sunken',
              )}
            >
              {code && <span className="shrink-0 font-semibold text-xs tabular-nums">{code}</span>}
              <span dir="auto" className="wrap-anywhere min-w-0 flex-1">
                {standardWords(each.line)}
              </span>
              {isChosen ? (
                <Icon name="check" size={16} />
              ) : (
                <span className="shrink-0 text-muted text-xs">
                  {offered.fates.get(standardKey(each.line))}
                </span>
              )}
            </button>
          );
        })}
      </Part>
      {earlier.length > 0 && (
        <Part title="Rancangan lalu">
          {earlier.map((plan) => (
            <div key={plan.id} className="flex flex-col gap-1 border-line border-b pb-3 last:border-b-0">
              <p className="text-muted text-xs">
                {planTitle(plan)} · {formatShortDate(plan.date)}
              </p>
              <p dir="auto" className="wrap-anywhere line-clamp-3 whitespace-pre-line text-sm">
                {plan.reflection.trim() || plan.activities}
              </p>
              <div className="flex gap-1">
                {isFree && (
                  <Button
                    size="small"
                    variant="secondary"
                    icon="copy"
                    onClick={() => edit({ activities: plan.activities })}
                  >
                    Guna aktiviti
                  </Button>
                )}
                <ButtonLink size="small" variant="quiet" to={planAddress(plan.id)}>
                  Lihat
                </ButtonLink>
              </div>
            </div>
          ))}
        </Part>
      )}
      <Part title="Blok">
        <BlocksPart steps={text.activities} onUse={(activities) => edit({ activities })} />
      </Part>
      {editing.isOnServer && (
        <Button
          variant="quiet"
          size="small"
          icon="history"
          className="self-start"
          onClick={() => setVersionsOpen(true)}
        >
          Versi terdahulu
        </Button>
      )}
      {areVersionsOpen && (
        <Suspense>
          <PlanVersions planId={planId} editing={editing} onClose={() => setVersionsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5">
      <h2 id={id} className="font-semibold text-sm">
        {title}
      </h2>
      {children}
    </section>
  );
}
