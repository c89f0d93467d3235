import { standardCode } from '@rules/yearly-plans/domain/plan-row';
import { useQuery } from '@tanstack/react-query';
import { QueryStates } from '../../../queries/query-states';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { formatShortDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { planTitle } from '../plan';
import { type OtherPlan, otherPlansQuery, type SoughtLesson } from './calls';
import { useLessonCopy } from './use-lesson-copy';

type OtherPlansSheetProps = { lesson: SoughtLesson; onClose: () => void };

/** Plans of colleagues, and one's own of another school, that serve a lesson. */
export function OtherPlansSheet({ lesson, onClose }: OtherPlansSheetProps) {
  const copying = useLessonCopy(onClose);
  return (
    <Sheet title={`Rancangan lain untuk ${planTitle(lesson)}`} onClose={onClose}>
      <QueryStates
        query={useQuery(otherPlansQuery(lesson))}
        what="Rancangan rakan"
        safe="Rancangan anda selamat."
        empty={
          <EmptyState icon="people" title="Belum ada rancangan untuk PdP ini">
            Rakan berkongsi melalui butang Kongsi pada rancangan mereka. Rancangan dari sekolah lama boleh
            dibawa masuk dalam Tetapan.
          </EmptyState>
        }
      >
        {(plans) => (
          <ul className="flex flex-col gap-3">
            {plans.map((plan) => (
              <PlanOffer
                key={plan.id}
                plan={plan}
                isBusy={copying.busyWith?.plan.id === plan.id}
                onCopy={() => copying.make({ plan, lesson })}
              />
            ))}
          </ul>
        )}
      </QueryStates>
    </Sheet>
  );
}

type PlanOfferProps = { plan: OtherPlan; isBusy: boolean; onCopy: () => void };

function PlanOffer({ plan, isBusy, onCopy }: PlanOfferProps) {
  const codes = plan.learningStandards.map((line) => standardCode(line) ?? line).join(', ');
  const origin = plan.source === 'shared' ? plan.from : `Anda, ${plan.from}`;
  return (
    <li className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
      <p className="flex flex-wrap items-center gap-2 text-muted text-xs">
        {origin} · {plan.className} · {formatShortDate(plan.date)}
        {plan.isAboutSame && <Badge tone="accent">SP sama</Badge>}
      </p>
      <p dir="auto" className="wrap-anywhere font-semibold text-sm">
        {plan.topic || codes || 'Tanpa tajuk'}
      </p>
      {plan.topic && codes && <p className="wrap-anywhere text-muted text-xs tabular-nums">{codes}</p>}
      <p dir="auto" className="wrap-anywhere line-clamp-4 whitespace-pre-line text-sm">
        {plan.objective}
      </p>
      <Button
        size="small"
        variant="secondary"
        icon="copy"
        busy={isBusy}
        className="self-start"
        onClick={onCopy}
      >
        Salin ke PdP ini
      </Button>
    </li>
  );
}
