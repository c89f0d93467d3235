import { groupOf } from '@rules/calendar/school-week';
import { proposedYear } from '@rules/schools/domain/academic-year';
import { newAcademicYearBounds } from '../../../api/bounds/new-academic-year';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { type AcademicYear } from '../../../school/academic-year';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { DateField } from '../../../ui/date-field';
import { malaysianDate } from '../../../ui/format';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { addYear, changeYear } from './calls';
import { type YearText, yearProblems } from './year-problems';

type YearSheetProps = { years: readonly AcademicYear[]; edited?: AcademicYear; onClose: () => void };

/** The next one is proposed as the ministry's calendar usually has it. */
export function YearSheet({ years, edited, onClose }: YearSheetProps) {
  const { school } = useCurrentSchool();
  const last = years.at(-1)?.firstDay ?? malaysianDate(new Date());
  const begun: YearText = edited ?? proposedYear(Number(last.slice(0, 4)) + 1, groupOf(school.state));
  const saving = useChange(
    ({ name, firstDay, lastDay }: YearText, newId) => {
      const year = { id: edited?.id ?? newId(), name: name.trim(), firstDay, lastDay };
      return edited ? changeYear({ ...year, version: edited.version }) : addYear(year);
    },
    {
      done: ({ name }) => `Sesi ${name} disimpan.`,
      changes: ['academic-years'],
      undo: edited && (({ version }) => changeYear({ ...contentOf(edited), version })),
    },
  );
  const others = years.filter(({ id }) => id !== edited?.id);
  const form = useForm({
    bounds: newAcademicYearBounds,
    begun: { name: begun.name, firstDay: begun.firstDay, lastDay: begun.lastDay },
    check: (text) => yearProblems(text, others),
    send: saving.send,
    onSent: onClose,
  });
  return (
    <Sheet title={edited ? `Sesi ${edited.name}` : 'Sediakan sesi'} onClose={onClose}>
      <Form form={form} title="Sesi belum disimpan">
        <TextField {...form.field('name')} label="Nama" />
        <DateField {...form.field('firstDay')} label="Hari pertama persekolahan" />
        <DateField
          {...form.field('lastDay')}
          label="Hari terakhir persekolahan"
          help={edited ? undefined : 'Dicadangkan mengikut kalendar biasa; ubah mengikut takwim rasmi.'}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

const contentOf = ({ id, name, firstDay, lastDay }: AcademicYear) => ({ id, name, firstDay, lastDay });
