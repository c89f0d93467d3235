import { changeRollOverBounds } from '../../../api/bounds/change-roll-over';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { TextField } from '../../../ui/text-field';
import { yearProblems } from '../years/year-problems';
import { changeDays, type RollOver } from './calls';

type DaysStepProps = { rollOver: RollOver; years: readonly AcademicYear[]; onNext: () => void };

/** A school may begin before the ministry has published anything: its days can be changed afterwards too. */
export function DaysStep({ rollOver, years, onNext }: DaysStepProps) {
  const saving = useChange((days: Parameters<typeof changeDays>[1]) => changeDays(rollOver, days), {
    changes: ['roll-overs'],
  });
  const form = useForm({
    bounds: changeRollOverBounds,
    begun: { name: rollOver.name, firstDay: rollOver.firstDay, lastDay: rollOver.lastDay },
    check: (text) =>
      yearProblems(
        text,
        years.filter(({ name }) => name !== rollOver.name),
      ),
    send: saving.send,
    stays: true,
    onSent: onNext,
  });
  return (
    <Form form={form} title="Tarikh belum disimpan" className="max-w-md">
      <p className="rounded-md bg-warning-soft px-4 py-3 text-on-warning-soft text-sm">
        Belum disahkan: tarikh dicadangkan mengikut kebiasaan. Semak dengan takwim rasmi; tarikh boleh diubah
        kemudian.
      </p>
      <TextField {...form.field('name')} label="Nama sesi" />
      <DateField {...form.field('firstDay')} label="Hari pertama persekolahan" />
      <DateField {...form.field('lastDay')} label="Hari terakhir persekolahan" />
      <Button type="submit" busy={form.isBusy} className="self-start">
        Seterusnya: Kelas
      </Button>
    </Form>
  );
}
