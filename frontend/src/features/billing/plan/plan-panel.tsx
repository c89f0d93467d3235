import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DefinitionList } from '../../../ui/definition-list';
import { Panel } from '../../../ui/panel';
import type { BillingOverview, Plan } from '../calls';
import { CancellationDialog } from './cancellation-dialog';
import { withdrawCancellation } from './decisions';
import { NextPlanDialog } from './next-plan-dialog';
import { planFacts } from './plan-facts';
import { UpgradeDialog } from './upgrade-dialog';
import { usePlanChange } from './use-plan-change';

type PlanPanelProps = {
  schoolCode: string;
  overview: BillingOverview;
  plans: readonly Plan[];
  expiresAt: string | null;
  /** Who pays has wished for it. */
  preferredProvider: string | null;
};

type Open = 'none' | 'upgrade' | 'next-plan' | 'cancellation';

/** What the school has, and what its main administrator may decide about it. */
export function PlanPanel(props: PlanPanelProps) {
  const { overview, expiresAt } = props;
  return (
    <div className="pb-10">
      <Panel title="Pelan sekolah">
        <div className="px-4 py-1.5">
          <DefinitionList items={planFacts(overview, expiresAt)} />
        </div>
        {overview.canRenew && <Decisions {...props} />}
      </Panel>
    </div>
  );
}

function Decisions({ schoolCode, overview, plans, preferredProvider }: PlanPanelProps) {
  const [open, setOpen] = useState<Open>('none');
  const close = () => setOpen('none');
  const withdrawal = usePlanChange(
    schoolCode,
    () => withdrawCancellation(schoolCode),
    'Pembatalan telah ditarik balik.',
  );
  const { plan, upgrades, pendingPayment, mayCancel, mayWithdrawCancellation } = overview;
  const dialog = { schoolCode, overview, onClose: close };
  if (!plan && !mayCancel && !mayWithdrawCancellation) return null;
  return (
    <div className="flex flex-wrap gap-2 border-line border-t px-4 py-3">
      {upgrades.length > 0 && !pendingPayment && (
        <Button variant="secondary" icon="up" onClick={() => setOpen('upgrade')}>
          Naik taraf pelan
        </Button>
      )}
      {plan && (
        <Button variant="secondary" onClick={() => setOpen('next-plan')}>
          Pilih pelan berikutnya
        </Button>
      )}
      {mayCancel && (
        <Button variant="quiet" onClick={() => setOpen('cancellation')}>
          Batalkan langganan
        </Button>
      )}
      {mayWithdrawCancellation && (
        <Button variant="secondary" icon="return" busy={withdrawal.isBusy} onClick={() => withdrawal.make()}>
          Tarik balik pembatalan
        </Button>
      )}
      {open === 'upgrade' && <UpgradeDialog {...dialog} preferredProvider={preferredProvider} />}
      {open === 'next-plan' && <NextPlanDialog {...dialog} plans={plans} />}
      {open === 'cancellation' && <CancellationDialog {...dialog} />}
    </div>
  );
}
