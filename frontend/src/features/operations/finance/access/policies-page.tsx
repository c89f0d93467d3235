import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../../ui/button';
import { PageHeader } from '../../../../ui/page-header';
import { randomUuid } from '../../../../ui/random-uuid';
import { QueryStates } from '../../query-states';
import { useMayAct } from '../../use-may-act';
import { planPoliciesQuery, plansQuery } from '../finance-queries';
import { FinanceTabs } from '../finance-tabs';
import { PlanPolicyDialog } from './plan-policy-dialog';
import { PolicyTable } from './policy-table';

/** How long grace, the limited time and a trial last, for everybody and for the schools of a plan. */
export function PoliciesPage() {
  const query = useQuery(planPoliciesQuery());
  const plans = useQuery(plansQuery()).data ?? [];
  const [orderId, setOrderId] = useState<string>();
  const mayAct = useMayAct('finance');
  const nameOf = (planCode: string) => plans.find(({ code }) => code === planCode)?.name ?? planCode;
  return (
    <>
      <PageHeader
        title="Dasar"
        state="Dasar sekolah mengatasi dasar pelan, dan dasar pelan mengatasi dasar umum."
        action={mayAct && <Button onClick={() => setOrderId(randomUuid())}>Tetapkan dasar pelan</Button>}
      />
      <FinanceTabs />
      <QueryStates query={query} what="Dasar">
        {(versions) => (
          <PolicyTable
            caption="Dasar umum dan dasar pelan"
            versions={versions}
            scopeOf={({ planCode }) => (planCode === null ? 'Semua sekolah' : `Pelan ${nameOf(planCode)}`)}
          />
        )}
      </QueryStates>
      {orderId && <PlanPolicyDialog id={orderId} plans={plans} onClose={() => setOrderId(undefined)} />}
    </>
  );
}
