import { Link } from 'react-router';
import { Badge } from '../../../ui/badge';
import { IconButton } from '../../../ui/button';
import { formatTimeRange } from '../../../ui/format';
import { Icon } from '../../../ui/icon';
import { type LessonPlan, missingParts, planTitle } from '../plan';
import { copyAddress, planAddress } from '../plan-address';

type PlanRowProps = { plan: LessonPlan; refusal?: string; onDelete: (plan: LessonPlan) => void };

export function PlanRow({ plan, refusal, onDelete }: PlanRowProps) {
  const title = planTitle(plan);
  return (
    <li
      data-row
      className="relative flex items-center gap-3 py-2 pr-2 pl-4 transition-colors focus-within:bg-sunken/60 hover:bg-sunken/60"
    >
      <div className="flex min-w-0 flex-1 flex-col items-start gap-x-4 gap-y-0.5 py-1 sm:flex-row sm:items-baseline">
        <span className="shrink-0 text-muted text-sm tabular-nums sm:w-52">
          {formatTimeRange(plan.startTime, plan.endTime)}
        </span>
        <div className="min-w-0 max-w-full flex-1">
          {/* The whole row leads to the plan; the button beside it stays above. */}
          <Link to={planAddress(plan.id)} className="break-words font-medium after:absolute after:inset-0">
            {title}
          </Link>
          {plan.objective && <p className="line-clamp-1 text-muted text-sm">{plan.objective}</p>}
        </div>
        <span className="flex gap-1.5 max-sm:pt-1 sm:self-center">
          {plan.isSample && <Badge tone="info">Contoh</Badge>}
          <Completion plan={plan} />
        </span>
      </div>
      {!refusal && (
        <Link
          to={copyAddress(plan.id)}
          title={`Salin ${title}`}
          aria-label={`Salin ${title}`}
          className="relative -mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md text-muted transition-colors hover:bg-sunken hover:text-text sm:size-9 print:hidden"
        >
          <Icon name="copy" />
        </Link>
      )}
      <IconButton
        icon="delete"
        label={refusal ? `Tidak boleh dipadam. ${refusal}` : `Padam ${title}`}
        disabled={refusal !== undefined}
        className="relative disabled:cursor-not-allowed disabled:opacity-45"
        onClick={() => onDelete(plan)}
      />
    </li>
  );
}

function Completion({ plan }: { plan: LessonPlan }) {
  const missing = missingParts(plan, new Date());
  if (missing === '')
    return (
      <Badge tone="success" icon="check">
        Lengkap
      </Badge>
    );
  return <Badge tone="warning">Belum: {missing}</Badge>;
}
