import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { joinPlans, type PlanMatch, partPlans, planMatchesQuery } from './calls';
import { MatchSheet } from './match-sheet';

/** One line where plans that say in words what they are about seem to mean a set of their author; else nothing. */
export function MatchesLine({ refusal }: { refusal?: string }) {
  const { data: matches = [] } = useQuery(planMatchesQuery());
  const [isOpen, setOpen] = useState(false);
  const joining = useChange((chosen: readonly PlanMatch[]) => joinPlans(chosen), {
    done: ({ planIds }) => `${planIds.length} rancangan dipadankan.`,
    changes: ['lesson-plans'],
    undo: ({ planIds }) => partPlans(planIds),
  });
  const plans = matches.reduce((sum, match) => sum + match.plans, 0);
  if (plans === 0 || refusal) return null;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-4 text-sm print:hidden">
        <span>{plans} rancangan boleh dipadankan dengan set mengajar anda.</span>
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          Lihat padanan
        </Button>
      </p>
      {isOpen && (
        <MatchSheet
          matches={matches}
          busyWith={joining.busyWith}
          onJoin={joining.make}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
