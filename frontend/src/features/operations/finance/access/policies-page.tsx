import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryStates } from '../../../../queries/query-states';
import { Button } from '../../../../ui/button';
import { PageHeader } from '../../../../ui/page-header';
import { randomUuid } from '../../../../ui/random-uuid';
import { useMayAct } from '../../use-may-act';
import { planPoliciesQuery, plansQuery } from '../calls';
import { FinanceTabs } from '../finance-tabs';
import { GeneralPolicyDialog } from './general-policy-dialog';
import { PlanPolicyDialog } from './plan-policy-dialog';
import { PolicyTable } from './policy-table';
import { policyFormAt } from './policy-terms';

/** How long grace, the limited time and a trial last, for everybody and for the schools of a plan. */
export function PoliciesPage() {
  const query = useQuery(planPoliciesQuery());
  const plans = useQuery(plansQuery()).data ?? [];
  const [order, setOrder] = useState<{ id: string; Dialog: typeof PlanPolicyDialog }>();
  const mayAct = useMayAct('finance') && query.isSuccess;
  const nameOf = (planCode: string) => plans.find(({ code }) => code === planCode)?.name ?? planCode;
  const general = (query.data ?? []).filter(({ planCode }) => planCode === null);
  const open = (Dialog: typeof PlanPolicyDialog) => setOrder({ id: randomUuid(), Dialog });
  return (
    <>
      <PageHeader
        title="Dasar"
        state="Dasar sekolah mengatasi dasar pelan, dan dasar pelan mengatasi dasar umum."
        action={
          mayAct && (
            <div className="flex w-full flex-wrap gap-2 *:grow sm:w-auto">
              <Button variant="secondary" onClick={() => open(GeneralPolicyDialog)}>
                Tetapkan dasar umum
              </Button>
              <Button onClick={() => open(PlanPolicyDialog)}>Tetapkan dasar pelan</Button>
            </div>
          )
        }
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
      {order && (
        <order.Dialog
          id={order.id}
          begun={policyFormAt(general, new Date())}
          plans={plans}
          onClose={() => setOrder(undefined)}
        />
      )}
    </>
  );
}
