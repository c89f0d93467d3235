import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Editing, RecordForm } from '../../../records/record-form';
import type { EditedRecord } from '../../../records/use-record-saver';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { PageHeader } from '../../../ui/page-header';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { copyAddress } from '../plan-address';
import { planKind } from '../plan-kind';
import { PlanSheet } from '../plan-sheet';
import { type Template, useTemplate } from './parts/template';
import { TemplateSwitch } from './parts/template-switch';
import { PlanFieldset } from './plan-fieldset';
import { useUndo } from './undo/use-undo';

type PlanEditorProps = Omit<EditedRecord<PlanFields>, 'kind'> & {
  refusal?: string;
  presence: ReactNode;
  author: string;
  onEdited?: () => void;
};

/** One plan being written. */
export function PlanEditor({ author, ...plan }: PlanEditorProps) {
  const [template, chooseTemplate] = useTemplate('brief');
  return (
    <RecordForm
      {...plan}
      kind={planKind}
      label="Rancangan harian"
      sheet={(text) => <PlanSheet plan={text} author={author} />}
      head={(text) => (
        <div className="sm:-mb-4">
          <PageHeader
            title={planTitle(text, 'Rancangan baharu')}
            state={completion(text)}
            action={<TemplateSwitch template={template} onChoose={chooseTemplate} />}
          />
        </div>
      )}
    >
      {(editing) => (
        <PlanForm
          editing={editing}
          template={template}
          actions={<PlanActions planId={plan.recordId} mayCopy={editing.isOnServer && !plan.refusal} />}
        />
      )}
    </RecordForm>
  );
}

type PlanFormProps = { editing: Editing<PlanFields>; template: Template; actions: ReactNode };

function PlanForm({ editing, template, actions }: PlanFormProps) {
  const undo = useUndo(editing);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={undo.onKeyDown}>
      <PlanFieldset editing={undo.editing} template={template} />
      {actions}
    </div>
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
  return missing ? `Belum lengkap: ${missing}. Bahagian bertanda * perlu ditulis.` : 'Lengkap.';
}
