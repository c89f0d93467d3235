import { useNavigate } from 'react-router';
import { newBellScheduleBounds } from '../../../api/bounds/new-bell-schedule';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { CheckboxField } from '../../../ui/checkbox-field';
import { formatList } from '../../../ui/format';
import { TextField } from '../../../ui/text-field';
import { addBells, type Bells, changeBells, deleteBells } from '../calls';
import { conflictProblem } from '../conflict-problem';
import type { Known } from '../known';
import { type BellText, bellProblems, contentOf, type DayText, nextDay } from './bell-text';
import { usersOf } from './bell-words';
import { DayFields } from './day-fields';

type BellEditorProps = { known: Known; begun: BellText; edited?: Bells; list: string };

/** One waktu with its groups of days. */
export function BellEditor({ known, begun, edited, list }: BellEditorProps) {
  const { year, kept, calendar } = known;
  const navigate = useNavigate();
  const others = kept.bellSchedules.filter(({ id }) => id !== edited?.id);
  const saving = useChange(
    (text: BellText, newId) => {
      const content = contentOf(text, year.id);
      return edited ? changeBells({ ...edited, ...content }) : addBells({ ...content, id: newId() });
    },
    {
      done: ({ name }) => (edited ? `${name} disimpan.` : `${name} ditambah.`),
      changes: ['calendar'],
      undo: ({ id, version }) => (edited ? changeBells({ ...edited, version }) : deleteBells(id)),
    },
  );
  const form = useForm({
    bounds: newBellScheduleBounds,
    begun,
    check: (text) => bellProblems(text, year.id, others),
    send: saving.send,
    refused: conflictProblem,
    onSent: () => void navigate(list),
  });
  const { days } = form.values;
  const users = edited ? usersOf(known, edited) : [];
  const setDay = (key: string, part: Partial<DayText>) =>
    form.edit({ days: days.map((day) => (day.key === key ? { ...day, ...part } : day)) });
  return (
    <Form form={form} title="Waktu belum disimpan" className="max-w-3xl">
      {users.length > 0 && (
        <p className="rounded-md bg-info-soft px-4 py-3 text-on-info-soft text-sm">
          Dipakai oleh tempoh khas: {formatList(users)}. Perubahan di sini berlaku di sana juga.
        </p>
      )}
      <TextField {...form.field('name')} label="Nama" className="max-w-md" />
      <CheckboxField
        {...form.box('isUsual')}
        label="Waktu biasa sekolah"
        help="Berjalan pada setiap hari persekolahan, kecuali semasa tempoh khas yang ada waktunya sendiri."
      />
      {days.map((day, at) => (
        <DayFields
          key={day.key}
          at={at}
          form={form}
          day={day}
          weekdays={calendar.schoolWeekdays}
          onChange={(part) => setDay(day.key, part)}
          onRemove={
            days.length > 1 ? () => form.edit({ days: days.filter(({ key }) => key !== day.key) }) : undefined
          }
        />
      ))}
      <Button
        variant="secondary"
        icon="add"
        className="self-start"
        onClick={() => form.edit({ days: [...days, nextDay(days, calendar.schoolWeekdays)] })}
      >
        Tambah kumpulan hari
      </Button>
      <div className="flex flex-wrap gap-3 border-line border-t pt-5">
        <Button type="submit" icon="check" busy={form.isBusy}>
          Simpan
        </Button>
        <ButtonLink variant="quiet" to={list}>
          Batal
        </ButtonLink>
      </div>
    </Form>
  );
}
