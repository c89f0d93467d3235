import { standardKey } from '@rules/yearly-plans/domain/plan-row';
import type { components } from '../../api/schema';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { useWriter } from '../../school/use-writer';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { DateField } from '../../ui/date-field';
import { Dialog } from '../../ui/dialog';
import { CloseButton } from '../../ui/frame';
import { markTaught, type PlanRow } from './calls';
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

/** `day`: YYYY-MM-DD */
type TaughtFields = { chosen: readonly string[]; day: string };

/** Which standards of a row a class was taught, and when. */
export function TaughtDialog({ known, row, set, taught, today, onClose }: TaughtDialogProps) {
  const { year, weeks } = known;
  const { refusals } = useWriter();
  const before = new Map(
    taught.flatMap(({ teachingSetId, standard, taughtOn }) =>
      teachingSetId === set.set.id ? [[standard, taughtOn] as const] : [],
    ),
  );
  const wasTaught = row.learningStandards.filter((line) => before.has(standardKey(line)));
  const last = today < year.lastDay ? today : year.lastDay;
  const addedOf = (chosen: readonly string[]) => chosen.filter((line) => !before.has(standardKey(line)));
  const save = useChange(
    async ({ chosen, day }: TaughtFields) => {
      const added = addedOf(chosen);
      const removed = wasTaught.filter((line) => !chosen.includes(line));
      if (removed.length > 0)
        await markTaught({ teachingSetId: set.set.id, standards: removed, taughtOn: null });
      if (added.length > 0) await markTaught({ teachingSetId: set.set.id, standards: added, taughtOn: day });
    },
    { changes: ['taught-standards'], done: 'Liputan disimpan.' },
  );
  const form = useForm<TaughtFields, void>({
    begun: { chosen: wasTaught.length > 0 ? wasTaught : row.learningStandards, day: last },
    check: ({ chosen, day }) =>
      day === '' && addedOf(chosen).length > 0 ? [{ field: 'day', message: 'Sila pilih hari.' }] : [],
    send: save.send,
    onSent: onClose,
  });
  const { chosen } = form.values;

  return (
    <Dialog
      title={`${set.name} · ${weekLabelAt(weeks, row.week)}`}
      onClose={onClose}
      actions={
        <>
          <CloseButton variant="quiet">Batal</CloseButton>
          <Button type="submit" form={form.id} busy={form.isBusy} disabled={refusals.edit !== undefined}>
            Simpan
          </Button>
        </>
      }
    >
      <Form form={form} title="Liputan belum disimpan">
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-2 font-medium">Sudah diajar</legend>
          {row.learningStandards.map((line) => (
            <CheckboxField
              key={line}
              label={line}
              help={before.has(standardKey(line)) ? `Ditanda ${before.get(standardKey(line))}` : undefined}
              checked={chosen.includes(line)}
              onChange={({ target }) =>
                form.edit({
                  chosen: target.checked ? [...chosen, line] : chosen.filter((each) => each !== line),
                })
              }
            />
          ))}
        </fieldset>
        <DateField {...form.field('day')} label="Diajar pada" min={year.firstDay} max={last} />
        {refusals.edit && <p className="text-danger text-sm">{refusals.edit}</p>}
      </Form>
    </Dialog>
  );
}
