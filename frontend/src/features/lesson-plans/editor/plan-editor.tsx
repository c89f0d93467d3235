import type { WeekStart } from '@rules/calendar/school-week';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '../../../api/error-messages';
import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { PageHeader } from '../../../ui/page-header';
import { showToast } from '../../../ui/toast';
import { missingParts, type PlanFields, planTitle, sameFields } from '../plan';
import { copyAddress } from '../plan-address';
import { PlanSheet } from '../plan-sheet';
import { undoTime } from '../undo-time';
import type { SchoolDayFrom } from './begin-plan';
import { ConflictResolution } from './conflict-resolution';
import { planErrors } from './plan-errors';
import { PlanFieldset } from './plan-fieldset';
import type { PlanSaver } from './plan-saver';
import { SaveState } from './save-state';
import { useComparison } from './use-comparison';
import { type EditedPlan, usePlanSaver } from './use-plan-saver';

export type EditorCalendar = { weekStart: WeekStart; schoolDayFrom: SchoolDayFrom };

type PlanEditorProps = EditedPlan & {
  refusal?: string;
  presence: ReactNode;
  author: string;
  calendar: EditorCalendar;
  onEdited?: () => void;
};

/** One plan being written. The saver owns the text and brings it to safety; the form shows it. */
export function PlanEditor({ refusal, presence, author, calendar, onEdited, ...plan }: PlanEditorProps) {
  const navigate = useNavigate();
  const { saver, state } = usePlanSaver(plan, refusal);
  const comparison = useComparison(state);
  const { phase } = state;

  function edit(change: Partial<PlanFields>) {
    onEdited?.();
    saver.edit({ ...saver.current().text, ...change });
  }

  function choose(text: PlanFields) {
    const mine = state.text;
    saver.resolve(text);
    if (!sameFields(mine, text)) offerUndo(() => saver.edit(mine));
  }

  return (
    <>
      <PlanSheet plan={state.text} author={author} />
      <form
        noValidate
        aria-label="Rancangan harian"
        className="max-w-3xl print:hidden [&_:is(input,textarea)]:scroll-mt-20"
        onSubmit={(event) => event.preventDefault()}
        onBlur={() => saver.save()}
        onKeyDown={(event) => saveOnShortcut(event, saver)}
      >
        <PageHeader title={planTitle(state.text, 'Rancangan baharu')} state={completion(state.text)} />
        <div className="sticky top-0 z-10 -mx-1 -mt-2 mb-4 border-line border-b bg-surface px-1 py-2">
          <SaveState
            state={state}
            onCompare={comparison.open}
            onRestore={() => void restore(saver)}
            onRetry={() => saver.retry()}
          />
          {state.base.version !== null && presence}
          {refusal && phase.name !== 'kept-here' && <p className="pt-1 text-sm text-warning">{refusal}</p>}
        </div>
        <PlanFieldset
          text={state.text}
          weekStart={calendar.weekStart}
          onEdit={edit}
          errors={phase.name === 'kept-here' && phase.problem === 'invalid' ? planErrors(state.text) : {}}
        />
        <div className="flex flex-wrap gap-2 pt-6">
          <Button icon="check" className="max-sm:w-full" onClick={() => navigate(paths.lessonPlans)}>
            Selesai
          </Button>
          {state.base.version !== null && !refusal && (
            <ButtonLink
              variant="secondary"
              icon="copy"
              className="max-sm:flex-1"
              to={copyAddress(plan.planId)}
            >
              Salin
            </ButtonLink>
          )}
          <Button variant="secondary" icon="print" className="max-sm:flex-1" onClick={() => window.print()}>
            Cetak
          </Button>
        </div>
        {phase.name === 'conflict' && comparison.isOpen && (
          <ConflictResolution
            mine={state.text}
            theirs={phase.theirs}
            onChoose={choose}
            onClose={comparison.close}
          />
        )}
      </form>
    </>
  );
}

function offerUndo(onSelect: () => void) {
  void showToast({
    id: 'versions',
    type: 'info',
    message: 'Pilihan anda digunakan.',
    duration: undoTime,
    action: { label: 'Buat asal', onSelect },
  });
}

function completion(text: PlanFields): string {
  const missing = missingParts(text);
  return missing ? `Belum lengkap: ${missing}.` : 'Lengkap.';
}

async function restore(saver: PlanSaver): Promise<void> {
  await saver.restore().catch((failure) => showToast({ type: 'error', message: errorMessage(failure) }));
}

function saveOnShortcut(event: KeyboardEvent, saver: PlanSaver) {
  if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  saver.save();
}
