import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatShortDate } from '../../../ui/format';
import { TextField } from '../../../ui/text-field';
import { openSession, type RollOver, type RollOverParts } from './calls';
import { countWords, rollOverRefusal, STEPS, undecidedInAll } from './roll-over-words';

type ReviewStepProps = { rollOver: RollOver; parts: RollOverParts };

/** Totals, and one confirmation by typing the name of the session. */
export function ReviewStep({ rollOver, parts }: ReviewStepProps) {
  const opening = useChange(({ name }: { name: string }) => openSession(rollOver, name.trim()), {
    changes: ['academic-years'],
  });
  const undecided = undecidedInAll(parts);
  const form = useForm({
    begun: { name: '' },
    check: ({ name }) =>
      name.trim() === rollOver.name
        ? []
        : [{ field: 'name', message: `Taip ${rollOver.name} untuk mengesahkan.` }],
    send: opening.send,
    stays: true,
    refused: (failure) => [{ message: rollOverRefusal(failure) }],
  });
  return (
    <div className="flex max-w-xl flex-col gap-5">
      <ul className="divide-y divide-line rounded-xl border border-line bg-raised text-sm">
        <li className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
          <span className="font-medium">Sesi {rollOver.name}</span>
          <span>
            {formatShortDate(rollOver.firstDay)} hingga {formatShortDate(rollOver.lastDay)}
          </span>
        </li>
        {STEPS.flatMap((step) =>
          'part' in step
            ? [
                <li key={step.key} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
                  <span className="font-medium">{step.label}</span>
                  <span className="tabular-nums">{countWords(step.part, parts)}</span>
                </li>,
              ]
            : [],
        )}
      </ul>
      {undecided > 0 ? (
        <p className="text-warning">
          Masih ada {undecided} perkara yang perlu keputusan sebelum sesi boleh dibuka.
        </p>
      ) : (
        <Form form={form} title="Sesi belum dibuka">
          <TextField
            {...form.field('name')}
            label={`Taip ${rollOver.name} untuk mengesahkan`}
            help="Pembukaan boleh dibatalkan selagi tiada apa-apa dalam sesi baharu digunakan."
            autoComplete="off"
          />
          <Button type="submit" busy={form.isBusy} className="self-start">
            Buka sesi {rollOver.name}
          </Button>
        </Form>
      )}
    </div>
  );
}
