import { isDay } from '@rules/calendar/day';
import { weekOfSchool } from '@rules/calendar/domain/school-days';
import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type Editing, RecordForm } from '../../../records/record-form';
import type { EditedRecord } from '../../../records/use-record-saver';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { PageHeader } from '../../../ui/page-header';
import { missingParts, type PlanFields, planTitle } from '../plan';
import { copyAddress, planAddress } from '../plan-address';
import { planKind } from '../plan-kind';
import { PlanSheet } from '../plan-sheet';
import { plansBetweenQuery } from '../queries';
import { nextGap } from './next-gap';
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
          planId={plan.recordId}
          mayCopy={editing.isOnServer && !plan.refusal}
        />
      )}
    </RecordForm>
  );
}

type PlanFormProps = { editing: Editing<PlanFields>; template: Template; planId: string; mayCopy: boolean };

function PlanForm({ editing, template, planId, mayCopy }: PlanFormProps) {
  const undo = useUndo(editing);
  const navigate = useNavigate();
  const next = useNextGap(planId, editing.text);

  function onKeyDown(event: KeyboardEvent) {
    const isNext =
      (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ||
      (event.key === 'ArrowDown' && event.altKey);
    if (!isNext || !next) return undo.onKeyDown(event);
    event.preventDefault();
    navigate(planAddress(next.id));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the controls within it
    <div onKeyDown={onKeyDown}>
      <PlanFieldset editing={undo.editing} template={template} />
      <div className="flex flex-wrap gap-2 pt-6">
        {next && (
          <ButtonLink icon="forward" className="max-sm:w-full" to={planAddress(next.id)}>
            Seterusnya: {planTitle(next)}
          </ButtonLink>
        )}
        <Button
          icon="check"
          variant={next ? 'secondary' : 'primary'}
          className={next ? 'max-sm:flex-1' : 'max-sm:w-full'}
          onClick={() => navigate(paths.lessonPlans)}
        >
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
    </div>
  );
}

/** Of the week of the lesson, as far as its plans are known. */
function useNextGap(planId: string, text: PlanFields) {
  const { days } = useSchoolDays();
  const week = isDay(text.date) ? weekOfSchool(days, text.date) : '';
  const plans = useQuery({ ...plansBetweenQuery(week, week && lastDayOf(week)), enabled: week !== '' });
  return nextGap(plans.data ?? [], planId, text);
}

function completion(text: PlanFields): string {
  const missing = missingParts(text);
  return missing ? `Belum lengkap: ${missing}. Bahagian bertanda * perlu ditulis.` : 'Lengkap.';
}
