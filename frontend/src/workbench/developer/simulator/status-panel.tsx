import { levelName } from '../../../features/operations';
import { Badge } from '../../../ui/badge';
import { formatShortDate } from '../../../ui/format';
import { Stat, Stats } from '../../../ui/stat';
import type { Simulation } from './developer-client';
import { levelTones, ruleName } from './rule-names';

/** Where the school stands, as it changes. */
export function StatusPanel({ explanation }: Pick<Simulation, 'explanation'>) {
  const { rule, subscriptionStatus, restrictionLevel, expiresAt, gracePeriodEnd, limitedEnd } = explanation;
  const date = (instant: string | null) => (instant === null ? '–' : formatShortDate(instant));
  return (
    <div className="pb-6">
      <p role="status" className="flex flex-wrap items-center gap-2 pb-3">
        <Badge tone={levelTones[restrictionLevel]}>{levelName(restrictionLevel)}</Badge>
        <code className="text-muted text-sm">{subscriptionStatus}</code>
      </p>
      <Stats label="Sempadan">
        <Stat label="Peraturan" value={ruleName(rule)} />
        <Stat label="Tamat (E)" value={date(expiresAt)} />
        <Stat label="Ihsan tamat" value={date(gracePeriodEnd)} />
        <Stat label="Dikunci dari" value={date(limitedEnd)} />
      </Stats>
    </div>
  );
}
