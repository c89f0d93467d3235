import { DAY_MS as day } from '@rules/calendar/day';
import { useQuery } from '@tanstack/react-query';
import { instantText } from '../../../features/operations';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { clockQuery } from './calls';
import { useWork } from './use-work';
import { moveClock, releaseClock } from './works';

/** The business clock of the whole product: every school of this machine lives by it. */
export function ClockBar() {
  const { data: clock } = useQuery(clockQuery());
  const moving = useWork(moveClock);
  const releasing = useWork(releaseClock);
  if (!clock) return null;
  const forward = (days: number) => moving.mutate(new Date(Date.parse(clock.now) + days * day).toISOString());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:min-h-10">
      <p className="flex items-center gap-2 tabular-nums">
        <span className="font-medium">{instantText(clock.now)}</span>
        <Badge tone={clock.frozen ? 'warning' : 'neutral'}>
          {clock.frozen ? 'Jam ditahan' : 'Jam sebenar'}
        </Badge>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" busy={moving.isPending} onClick={() => forward(1)}>
          +1 hari
        </Button>
        <Button variant="secondary" size="small" busy={moving.isPending} onClick={() => forward(7)}>
          +7 hari
        </Button>
        {clock.frozen && (
          <Button
            variant="quiet"
            size="small"
            icon="return"
            busy={releasing.isPending}
            onClick={() => releasing.mutate(undefined)}
          >
            Lepaskan jam
          </Button>
        )}
      </div>
    </div>
  );
}
