import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { RecordForm } from '../../../records/record-form';
import type { EditedRecord } from '../../../records/use-record-saver';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { PageHeader } from '../../../ui/page-header';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { copyAddress } from '../plan-address';
import { planKind } from '../plan-kind';
import { PlanSheet } from '../plan-sheet';
import { PlanFieldset } from './plan-fieldset';

type PlanEditorProps = Omit<EditedRecord<PlanFields>, 'kind'> & {
  refusal?: string;
  presence: ReactNode;
  author: string;
  onEdited?: () => void;
};

/** One plan being written. */
export function PlanEditor({ author, ...plan }: PlanEditorProps) {
  return (
    <RecordForm
      {...plan}
      kind={planKind}
      label="Rancangan harian"
      sheet={(text) => <PlanSheet plan={text} author={author} />}
      head={(text) => <PageHeader title={planTitle(text, 'Rancangan baharu')} state={completion(text)} />}
    >
      {({ field, isOnServer }) => (
        <>
          <PlanFieldset field={field} />
          <PlanActions planId={plan.recordId} mayCopy={isOnServer && !plan.refusal} />
        </>
      )}
    </RecordForm>
  );
}

function PlanActions({ planId, mayCopy }: { planId: string; mayCopy: boolean }) {
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2 pt-6">
      <Button icon="check" className="max-sm:w-full" onClick={() => navigate(paths.lessonPlans)}>
        Selesai
      </Button>
      {mayCopy && (
        <ButtonLink variant="secondary" icon="copy" className="max-sm:flex-1" to={copyAddress(planId)}>
          Salin
        </ButtonLink>
      )}
      <Button variant="secondary" icon="print" className="max-sm:flex-1" onClick={() => window.print()}>
        Cetak
      </Button>
    </div>
  );
}

function completion(text: PlanFields): string {
  const missing = missingParts(text);
  return missing ? `Belum lengkap: ${missing}.` : 'Lengkap.';
}
