import { clashesOf, freePlaces } from '@rules/calendar/domain/calendar-event';
import { dayPlan } from '@rules/calendar/domain/day-plan';
import { daysHeld, problemsOfTimes } from '@rules/calendar/domain/event-times';
import { ApiError } from '../../api/api-error';
import { newCalendarEventBounds } from '../../api/bounds/new-calendar-event';
import { Form } from '../../forms/form';
import type { FormProblem } from '../../forms/form-problem';
import { refusedFields } from '../../forms/refusals';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { ComboboxField } from '../../ui/combobox-field';
import { DateField } from '../../ui/date-field';
import { FieldGroup } from '../../ui/field-group';
import { randomUuid } from '../../ui/random-uuid';
import { SelectField } from '../../ui/select-field';
import { SuggestionField } from '../../ui/suggestion-field';
import { takeFocus } from '../../ui/take-focus';
import { TextField } from '../../ui/text-field';
import { TextareaField } from '../../ui/textarea-field';
import { TimeField } from '../../ui/time-field';
import { addEvent, type CalendarEvent, changeEvent, deleteEvent } from './calls';
import { contentOf, type EventText, eventProblems } from './event-text';
import { clashWords, effectNames, unitNames, units } from './event-words';
import { type Known, personName } from './known';
import { LeftOutDays } from './left-out-days';
import { StoppedClasses } from './stopped-classes-field';
import { TouchedLines } from './touched-lines';

const unitOptions = units.map((value) => ({ value, label: unitNames[value] }));
const repeatOptions = [
  { value: 'once', label: 'Tidak berulang' },
  { value: 'weekly', label: 'Setiap minggu' },
  { value: 'fortnightly', label: 'Setiap dua minggu' },
  { value: 'monthly', label: 'Setiap bulan' },
] as const;
const effects = ['none', 'some', 'all'] as const;

type EventFormProps = {
  known: Known;
  /** Where something new is begun by its title. */
  startsAtTitle?: boolean;
  begun: EventText;
  /** What is changed; without one something new is added. */
  edited?: CalendarEvent;
  onDone: (event: CalendarEvent) => void;
};

/** Everything of an event. What clashes and what stops is said while it is typed. */
export function EventForm({ known, startsAtTitle = false, begun, edited, onDone }: EventFormProps) {
  const { year, events } = known;
  const others = events.filter(({ id }) => id !== edited?.id);
  const saving = useChange(
    (text: EventText, newId) => {
      const content = contentOf(text, year.id);
      return edited ? changeEvent({ ...edited, ...content }) : addEvent({ ...content, id: newId() });
    },
    {
      done: ({ title }) => (edited ? `${title} disimpan.` : `${title} ditambah.`),
      changes: ['calendar-events'],
      undo: ({ id, version }) => (edited ? changeEvent({ ...edited, version }) : deleteEvent(id)),
    },
  );
  const form = useForm({
    bounds: newCalendarEventBounds,
    begun,
    check: (text) =>
      eventProblems(text, year.id, {
        others,
        year,
        personIds: known.people.map(({ userId }) => userId),
        classIds: known.classes.map(({ id }) => id),
      }),
    send: saving.send,
    refused: placeProblem,
    onSent: onDone,
  });
  const { isWholeDay, repeats, effect, classIds, from } = form.values;
  return (
    <Form form={form} title="Aktiviti belum disimpan">
      <TextField {...form.field('title')} ref={startsAtTitle ? takeFocus : undefined} label="Tajuk" />
      <SelectField {...form.choice('unit', unitOptions)} label="Unit" />
      <DateField {...form.field('from')} label="Hari pertama" />
      <DateField {...form.field('to')} label="Hari terakhir" min={from} />
      <CheckboxField {...form.box('isWholeDay')} label="Sepanjang hari" />
      {!isWholeDay && (
        <div className="grid grid-cols-2 gap-3">
          <TimeField {...form.field('fromTime')} label="Mula" />
          <TimeField {...form.field('toTime')} label="Tamat" />
        </div>
      )}
      <SuggestionField
        {...form.field('place')}
        label="Tempat"
        optional
        suggestions={[...new Set(events.flatMap(({ place }) => place || []))]}
      />
      <ComboboxField
        {...form.at('coordinatorId')}
        label="Penyelaras"
        optional
        options={known.people.map(({ userId: value, displayName: label }) => ({ value, label }))}
        value={form.values.coordinatorId}
        onChange={(coordinatorId) => form.edit({ coordinatorId })}
      />
      <Clashes known={known} text={form.values} others={others} onPlace={(place) => form.edit({ place })} />
      <FieldGroup label="Kesan kepada PdP">
        <div className="grid grid-cols-3 overflow-hidden rounded-md border border-control">
          {effects.map((value) => (
            <label
              key={value}
              className="flex min-h-11 cursor-pointer items-center justify-center border-control px-1 text-center text-sm not-first:border-l has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-accent sm:min-h-9"
            >
              <input
                type="radio"
                name={form.at('effect').name}
                className="sr-only"
                checked={effect === value}
                onChange={() => form.edit({ effect: value })}
              />
              {effectNames[value]}
            </label>
          ))}
        </div>
      </FieldGroup>
      {effect === 'some' && (
        <StoppedClasses
          {...form.at('classIds')}
          classes={known.classes}
          chosen={classIds}
          onChoose={(chosen) => form.edit({ classIds: chosen })}
        />
      )}
      <Consequence known={known} text={form.values} edited={edited} />
      <SelectField {...form.choice('repeats', repeatOptions)} label="Ulangan" />
      {repeats !== 'once' && <DateField {...form.field('repeatsUntil')} label="Berulang hingga" min={from} />}
      <LeftOutDays text={form.values} onChange={(except) => form.edit({ except })} />
      <TextareaField {...form.field('note')} label="Catatan" optional rows={2} />
      <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
        Simpan aktiviti
      </Button>
    </Form>
  );
}

/** Of what is not kept yet. */
const unsaved = randomUuid();

type ClashesProps = {
  known: Known;
  text: EventText;
  others: readonly CalendarEvent[];
  onPlace: (place: string) => void;
};

/** A place is refused, with one that is free; a person only told. */
function Clashes({ known, text, others, onPlace }: ClashesProps) {
  const content = contentOf(text, known.year.id);
  if (!text.from || !text.to || problemsOfTimes(content).length > 0) return null;
  const clashes = clashesOf(content, others);
  const [free] = freePlaces(content, others);
  return clashes.map((clash) => (
    <Banner
      key={`${clash.kind}${clash.other.id}`}
      tone={clash.kind === 'place' ? 'danger' : 'warning'}
      title={clash.kind === 'place' ? 'Tempat bertindih' : 'Penyelaras bertindih'}
    >
      {clashWords(clash, (id) => personName(known, id))}{' '}
      {clash.kind === 'place' && free && (
        <button type="button" className="font-semibold underline" onClick={() => onPlace(free)}>
          Guna {free} (lapang)
        </button>
      )}
    </Banner>
  ));
}

/** What stops, before it is saved. */
function Consequence({
  known,
  text,
  edited,
}: Pick<EventFormProps, 'known' | 'edited'> & { text: EventText }) {
  const content = contentOf(text, known.year.id);
  if (text.effect === 'none' || !text.from || !text.to || problemsOfTimes(content).length > 0) return null;
  const days = daysHeld(content).filter((day) => dayPlan(known.calendar, null, day).isSchoolDay);
  const count = text.effect === 'all' ? known.classes.length : text.classIds.length;
  // Whatever it is called and wherever it is held.
  const asked = { ...content, title: 'x', place: '', note: '', id: edited?.id ?? unsaved };
  const isReady = text.effect === 'all' || text.classIds.length > 0;
  return (
    <div className="rounded-md bg-sunken px-3 py-2 text-sm">
      <p role="status">
        {days.length === 0
          ? 'Tiada hari persekolahan terjejas.'
          : `PdP ${count} kelas terhenti pada ${days.length} hari persekolahan${text.isWholeDay ? '' : ', pada waktu aktiviti sahaja'}.`}
      </p>
      <TouchedLines ask={isReady ? { event: asked } : null} />
    </div>
  );
}

/** Somebody else was faster. */
function placeProblem(failure: unknown): readonly FormProblem[] | undefined {
  const isTaken = failure instanceof ApiError && refusedFields(failure.details).includes('place');
  return isTaken
    ? [{ field: 'place', message: 'Tempat ini baru sahaja digunakan oleh aktiviti lain pada masa itu.' }]
    : undefined;
}
