import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { DateField } from '../../../ui/date-field';
import { formatShortDate } from '../../../ui/format';
import { RadioField } from '../../../ui/radio-field';
import { SettingsSection } from '../../../ui/settings-section';
import { type Cycle, setCycle } from '../calls';
import { conflictProblem } from '../conflict-problem';
import type { Known } from '../known';
import { WeeksPreview } from './weeks-preview';

const choices = [
  { value: '1', label: 'Satu jadual untuk setiap minggu' },
  { value: '2', label: 'Dua jadual bergilir', help: 'Minggu A dan Minggu B.' },
];

type CycleSectionProps = { known: Known; mayChange: boolean };

/** Whether two timetables take turns, and which week is the first of them. Of the session alone. */
export function CycleSection({ known, mayChange }: CycleSectionProps) {
  const { weeks, anchor } = known.kept.cycle;
  return (
    <SettingsSection
      title="Minggu A dan B"
      help={`Untuk sesi ${known.year.name} sahaja: sama ada jadual mengajar berulang setiap minggu atau setiap dua minggu.`}
    >
      {mayChange ? (
        <CycleForm known={known} />
      ) : (
        <p>
          {weeks === 1
            ? 'Satu jadual untuk setiap minggu.'
            : `Dua jadual bergilir. Minggu ${formatShortDate(anchor)} ialah Minggu A.`}
        </p>
      )}
    </SettingsSection>
  );
}

function CycleForm({ known: { kept, calendar } }: { known: Known }) {
  const saving = useChange((cycle: Cycle) => setCycle(kept, cycle), {
    done: 'Giliran minggu disimpan.',
    changes: ['calendar'],
    undo: async (read) => {
      await setCycle(read, kept.cycle);
      form.edit({ cycle: kept.cycle });
    },
  });
  const form = useForm({
    begun: { cycle: kept.cycle },
    stays: true,
    check: ({ cycle }) =>
      cycle.anchor ? [] : [{ field: 'cycle.anchor', message: 'Sila pilih satu hari dalam Minggu A.' }],
    send: ({ cycle }) => saving.send(cycle),
    refused: conflictProblem,
  });
  const { cycle } = form.values;
  const change = (part: Partial<Cycle>) => form.edit({ cycle: { ...cycle, ...part } });
  return (
    <Form form={form} title="Giliran minggu belum disimpan" className="w-full">
      <RadioField
        {...form.at('cycle.weeks')}
        label="Jadual mengajar"
        options={choices}
        value={String(cycle.weeks)}
        onChange={({ target }) => change({ weeks: target.value === '2' ? 2 : 1 })}
      />
      {cycle.weeks === 2 && (
        <>
          <DateField
            {...form.at('cycle.anchor')}
            label="Satu hari dalam Minggu A"
            help="Minggu yang ada hari ini menjadi Minggu A; yang lain bergilir dari situ."
            value={cycle.anchor}
            onChange={({ target }) => change({ anchor: target.value })}
          />
          <CheckboxField
            {...form.at('cycle.skipsHolidayWeeks')}
            label="Minggu cuti tidak mengambil giliran"
            help="Minggu sebelum dan selepas cuti penggal tetap bergilir A dan B."
            checked={cycle.skipsHolidayWeeks}
            onChange={({ target }) => change({ skipsHolidayWeeks: target.checked })}
          />
          {cycle.anchor && <WeeksPreview calendar={{ ...calendar, cycle }} />}
        </>
      )}
      <Button type="submit" variant="secondary" busy={form.isBusy} className="self-start">
        Simpan giliran
      </Button>
    </Form>
  );
}
