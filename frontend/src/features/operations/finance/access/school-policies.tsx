import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { unwrap } from '../../../../api/api-error';
import { api } from '../../../../api/client';
import { QueryStates } from '../../../../queries/query-states';
import { Button } from '../../../../ui/button';
import { randomUuid } from '../../../../ui/random-uuid';
import { Panel } from '../../panel';
import { useMayAct } from '../../use-may-act';
import { schoolPoliciesQuery } from '../calls';
import { LazyPolicyDialog } from '../lazy-dialogs';
import { PolicyTable } from './policy-table';
import { policyFormAt } from './policy-terms';

/** The policies of this school alone; where there are none, those of its plan and of everybody hold. */
export function SchoolPolicies({ code }: { code: string }) {
  const query = useQuery(schoolPoliciesQuery(code));
  const [orderId, setOrderId] = useState<string>();
  const mayAct = useMayAct('finance');
  const params = { path: { code } };
  return (
    <Panel title="Dasar khas sekolah">
      <QueryStates query={query} what="Dasar sekolah">
        {(versions) =>
          versions.length === 0 ? (
            <p className="text-muted text-sm">Tiada. Dasar pelan dan dasar umum digunakan.</p>
          ) : (
            <PolicyTable caption="Dasar khas sekolah" versions={versions} />
          )
        }
      </QueryStates>
      {mayAct && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setOrderId(randomUuid())}>
            Tetapkan dasar
          </Button>
        </div>
      )}
      <Suspense>
        {orderId && (
          <LazyPolicyDialog
            title="Dasar khas sekolah"
            kind="school"
            scope="sekolah ini sahaja"
            begun={policyFormAt(query.data ?? [], new Date())}
            onOrder={(order) =>
              unwrap(
                api.POST('/api/operations/finance/schools/{code}/policies', {
                  params,
                  body: { id: orderId, ...order },
                }),
              )
            }
            onClose={() => setOrderId(undefined)}
          />
        )}
      </Suspense>
    </Panel>
  );
}
