import type { Editing } from '../../../records/record-form';
import { ButtonLink } from '../../../ui/button-link';
import { CopyToParallelButton } from '../parallel/copy-to-parallel-button';
import { type PlanFields, planTitle } from '../plan';
import { copyAddress } from '../plan-address';
import { ShareButton } from '../shares/share-button';

/** What is done with a plan that the server knows: it serves other lessons, and other people. */
export function PlanActs({ planId, editing }: { planId: string; editing: Editing<PlanFields> }) {
  return (
    <>
      <CopyToParallelButton planId={planId} editing={editing} />
      <ShareButton planId={planId} title={planTitle(editing.text)} />
      <ButtonLink variant="secondary" icon="copy" to={copyAddress(planId)}>
        Salin
      </ButtonLink>
    </>
  );
}
