import { Badge } from '../../../ui/badge';
import { levelName } from '../names';
import type { FinanceSchool } from './calls';

const tones = { none: 'success', grace_period: 'warning', limited: 'warning', locked: 'danger' } as const;
const icons = { none: 'check', grace_period: 'warning', limited: 'warning', locked: 'locked' } as const;

/** In words as well as in colour; in grace with the day. */
export function StandingBadge({ school: { level, graceDay, graceDays } }: { school: FinanceSchool }) {
  return (
    <Badge tone={tones[level]} icon={icons[level]}>
      {graceDay === null ? levelName(level) : `Ihsan hari ${graceDay} daripada ${graceDays}`}
    </Badge>
  );
}
