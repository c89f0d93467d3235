import { countsOf } from '@rules/calendar/domain/calendar-counts';
import { calendarOf } from '@rules/calendar/domain/calendar-of-parts';
import { newCalendarEntryBounds } from '../../api/bounds/new-calendar-entry';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { DateField } from '../../ui/date-field';
import { DefinitionList } from '../../ui/definition-list';
import { randomUuid } from '../../ui/random-uuid';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { TimeField } from '../../ui/time-field';
import { StoppedClasses, TouchedLines } from '../calendar-events';
import { addEntry, changeEntry, deleteEntry, type Entry } from './calls';
import { conflictProblem } from './conflict-problem';
import { weekdayName } from './day-words';
import { contentOf, type EntryText, entryChoices, entryProblems, isHeld, isPeriod } from './entry-text';
import type { Known } from './known';

type EntryFormProps = { known: Known; begun: EntryText; edited?: Entry; onDone: () => void };

/** A holiday, a day that is held otherwise, or a special period; what it makes of the year is said while it is typed. */
export function EntryForm({ known, begun, edited, onDone }: EntryFormProps) {
  const { year, calendar, kept } = known;
  const saving = useChange(
    (text: EntryText, newId) => {
      const content = { ...contentOf(text, year.id), classIds: classIdsOf(text, year.id) };
      return edited ? changeEntry({ ...edited, ...content }) : addEntry({ ...content, id: newId() });
    },
    {
      done: ({ name }) => (edited ? `${name} disimpan.` : `${name} ditambah.`),
      changes: ['calendar'],
      undo: ({ id, version }) => (edited ? changeEntry({ ...edited, version }) : deleteEntry(id)),
    },
  );
  const form = useForm({
    bounds: newCalendarEntryBounds,
    begun,
    check: (text) => entryProblems(text, known, edited?.id),
    send: saving.send,
    refused: conflictProblem,
    onSent: onDone,
  });
  const { values } = form;
  const weekdays = calendar.schoolWeekdays.map((day) => ({ value: String(day), label: weekdayName(day) }));
  const bells = [
    { value: '', label: 'Waktu biasa' },
    ...kept.bellSchedules
      .filter(({ isUsual }) => !isUsual)
      .map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Form form={form} title="Kalendar belum disimpan">
      <SelectField {...form.choice('choice', entryChoices)} label="Jenis" />
      <DateField {...form.field('from')} label={isHeld(values) ? 'Tarikh' : 'Hari pertama'} />
      {!isHeld(values) && <DateField {...form.field('to')} label="Hari terakhir" min={values.from} />}
      {values.choice === 'substitute' && (
        <SelectField {...form.field('followsWeekday')} label="Ikut jadual hari" options={weekdays} />
      )}
      {values.choice === 'short' && <TimeField {...form.field('cutFrom')} label="PdP hingga" />}
      <TextField {...form.field('name')} label={isPeriod(values) ? 'Nama' : 'Sebab'} />
      {isPeriod(values) && (
        <>
          <CheckboxField {...form.box('hasLessons')} label="PdP masih berjalan" />
          {values.hasLessons && (
            <SelectField {...form.field('bellScheduleId')} label="Waktu" options={bells} />
          )}
          <CheckboxField {...form.box('isForSome')} label="Untuk sebahagian kelas sahaja" />
          {values.isForSome && (
            <StoppedClasses
              {...form.at('classIds')}
              classes={known.classes}
              chosen={values.classIds}
              onChoose={(classIds) => form.edit({ classIds })}
            />
          )}
        </>
      )}
      <Effect known={known} text={values} editedId={edited?.id} />
      <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
        Simpan
      </Button>
    </Form>
  );
}

function classIdsOf(text: EntryText, yearId: string): string[] | null {
  const { classIds } = contentOf(text, yearId);
  return classIds && [...classIds];
}

/** Of what is not kept yet. */
const unsaved = randomUuid();

/** Before it is saved: what the year comes to. */
function Effect({ known, text, editedId }: { known: Known; text: EntryText; editedId?: string }) {
  const { kept, calendar, year } = known;
  if (entryProblems({ ...text, name: text.name || 'x' }, known, editedId).length > 0) return null;
  const others = kept.entries.filter(({ id }) => id !== editedId);
  const before = countsOf(calendar);
  const after = countsOf(calendarOf({ ...kept, entries: [...others, contentOf(text, year.id)] }));
  const change = (one: number, other: number) => (one === other ? String(one) : `${one} → ${other}`);
  const asked = {
    ...contentOf(text, year.id),
    // Whatever it is called.
    name: 'x',
    classIds: classIdsOf(text, year.id),
    id: editedId ?? unsaved,
  };
  const left = (used: number) => calendar.mostSchoolEvents - used;
  return (
    <section aria-label="Kesannya" className="rounded-md bg-sunken px-3 py-2">
      <h3 className="font-semibold text-sm">Kesannya</h3>
      <DefinitionList
        isNarrow
        items={[
          { term: 'Hari persekolahan', value: change(before.schoolDays, after.schoolDays) },
          {
            term:
              after.overLeast < 0
                ? 'Kurang daripada minimum'
                : `Melebihi minimum ${calendar.leastSchoolDays}`,
            value: `${Math.abs(after.overLeast)} hari`,
          },
          {
            term: 'Baki cuti peristiwa',
            value: change(left(before.schoolEvents), left(after.schoolEvents)),
          },
        ]}
      />
      <TouchedLines ask={{ entry: asked }} />
    </section>
  );
}
