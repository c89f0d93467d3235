import { countsOf } from '@rules/calendar/domain/calendar-counts';
import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { useNavigate } from 'react-router';
import { sessionDaysBounds } from '../../../api/bounds/session-days';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { copyDays, saveDays } from '../calls';
import { conflictProblem } from '../conflict-problem';
import type { Known } from '../known';
import { contentOf, type DaysText, daysProblems, nextHoliday, nextTerm, textOf } from './days-text';
import { HolidayFields } from './holiday-fields';
import { TermFields } from './term-fields';

type OwnDaysFormProps = { known: Known; calendarAddress: string };

/** The blocks of the terms and the holidays, as the school has them; what they come to is said while they are typed. */
export function OwnDaysForm({ known, calendarAddress }: OwnDaysFormProps) {
  const { year, kept } = known;
  const navigate = useNavigate();
  const before = kept.hasOwnDays ? kept.days : null;
  const saving = useChange((text: DaysText) => saveDays(kept, contentOf(text)), {
    done: 'Penggal dan cuti disimpan.',
    changes: ['calendar'],
    undo: ({ academicYearId, version }) => saveDays({ academicYearId, version }, before),
  });
  const form = useForm({
    begun: textOf(kept.days),
    check: (text) => daysProblems(text, year),
    send: saving.send,
    refused: conflictProblem,
    onSent: () => void navigate(calendarAddress),
  });
  const { terms, holidays } = form.values.days;
  const change = (part: Partial<DaysText['days']>) => form.edit({ days: { ...form.values.days, ...part } });
  const copying = useChange(async () => change(textOf(await copyDays(year.id)).days), { changes: [] });
  return (
    <Form form={form} title="Penggal dan cuti belum disimpan" className="max-w-4xl">
      {terms.length === 0 && (
        <Button
          variant="secondary"
          icon="copy"
          busy={copying.isBusy}
          onClick={() => copying.make()}
          className="self-start"
        >
          Isi dengan penggal sesi sebelum ini
        </Button>
      )}
      <TermFields form={form} terms={terms} onChange={(next) => change({ terms: next })} />
      <Button
        size="small"
        variant="secondary"
        icon="add"
        className="self-start"
        disabled={terms.length >= sessionDaysBounds.terms.most}
        onClick={() => change({ terms: [...terms, nextTerm(terms, year)] })}
      >
        Tambah penggal
      </Button>
      <HolidayFields form={form} holidays={holidays} onChange={(next) => change({ holidays: next })} />
      <Button
        size="small"
        variant="secondary"
        icon="add"
        className="self-start"
        disabled={holidays.length >= sessionDaysBounds.holidays.most}
        onClick={() => change({ holidays: [...holidays, nextHoliday()] })}
      >
        Tambah baris cuti
      </Button>
      <p role="status" className="text-sm">
        {effectWords(form.values, known)}
      </p>
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button type="submit" icon="check" busy={form.isBusy}>
          Simpan
        </Button>
        <ButtonLink variant="quiet" to={calendarAddress}>
          Batal
        </ButtonLink>
      </div>
    </Form>
  );
}

/** "Sesi ini menjadi 202 hari persekolahan: 12 hari melebihi minimum 190." */
function effectWords(text: DaysText, { kept, year }: Known): string {
  if (daysProblems(text, year).length > 0) return '';
  const { schoolDays, overLeast } = countsOf(calendarOf({ ...kept, days: contentOf(text) }));
  const over = overLeast < 0 ? `kurang ${-overLeast} hari daripada` : `${overLeast} hari melebihi`;
  return `Sesi ini menjadi ${schoolDays} hari persekolahan: ${over} minimum ${kept.leastSchoolDays}.`;
}
