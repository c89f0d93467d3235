import { standardKey } from '@rules/yearly-plans/domain/plan-row';
import { useId, useState } from 'react';
import { errorMessage } from '../../api/error-messages';
import type { components } from '../../api/schema';
import { useChange } from '../../queries/use-change';
import { useWriter } from '../../school/use-writer';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { DateField } from '../../ui/date-field';
import { Dialog } from '../../ui/dialog';
import { CloseButton } from '../../ui/frame';
import { markTaught, type PlanRow, taughtQuery } from './api';
import type { SetCoverage } from './class-coverage';
import type { Known } from './known';
import { weekLabelAt } from './plan-words';

type TaughtDialogProps = {
  known: Known;
  row: PlanRow;
  set: SetCoverage;
  taught: readonly components['schemas']['TaughtStandardDto'][];
  /** YYYY-MM-DD */
  today: string;
  onClose: () => void;
};

/** Which standards of a row a class was taught, and when. */
export function TaughtDialog({ known, row, set, taught, today, onClose }: TaughtDialogProps) {
  const { year, weeks, plan } = known;
  const { refusals } = useWriter();
  const before = new Map(
    taught.flatMap(({ teachingSetId, standard, taughtOn }) =>
      teachingSetId === set.set.id ? [[standard, taughtOn] as const] : [],
    ),
  );
  const wasTaught = row.learningStandards.filter((line) => before.has(standardKey(line)));
  const [chosen, setChosen] = useState<readonly string[]>(
    wasTaught.length > 0 ? wasTaught : row.learningStandards,
  );
  const last = today < year.lastDay ? today : year.lastDay;
  const [day, setDay] = useState(last);
  const dateId = useId();

  const save = useChange(
    async () => {
      const added = chosen.filter((line) => !before.has(standardKey(line)));
      const removed = wasTaught.filter((line) => !chosen.includes(line));
      if (removed.length > 0)
        await markTaught({ teachingSetId: set.set.id, standards: removed, taughtOn: null });
      if (added.length > 0) await markTaught({ teachingSetId: set.set.id, standards: added, taughtOn: day });
    },
    { stale: [taughtQuery(plan.id).queryKey], done: 'Liputan disimpan.' },
  );
  const [failure, setFailure] = useState<string>();

  return (
    <Dialog
      title={`${set.name} · ${weekLabelAt(weeks, row.week)}`}
      onClose={onClose}
      actions={
        <>
          <CloseButton variant="quiet">Batal</CloseButton>
          <Button
            busy={save.isBusy}
            disabled={refusals.edit !== undefined}
            onClick={() => save.send().then(onClose, (error) => setFailure(errorMessage(error)))}
          >
            Simpan
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 font-medium">Sudah diajar</legend>
          {row.learningStandards.map((line) => (
            <CheckboxField
              key={line}
              label={line}
              help={before.has(standardKey(line)) ? `Ditanda ${before.get(standardKey(line))}` : undefined}
              checked={chosen.includes(line)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, line] : chosen.filter((each) => each !== line))
              }
            />
          ))}
        </fieldset>
        <DateField
          id={dateId}
          label="Diajar pada"
          value={day}
          min={year.firstDay}
          max={last}
          onChange={({ target }) => setDay(target.value)}
        />
        <p role="alert" className="text-danger text-sm empty:hidden">
          {refusals.edit ?? failure}
        </p>
      </div>
    </Dialog>
  );
}
