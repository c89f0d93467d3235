import { ApiError } from '../../api/api-error';
import { newLessonBounds } from '../../api/bounds/new-lesson';
import { Form } from '../../forms/form';
import type { FormProblem } from '../../forms/form-problem';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { ComboboxField } from '../../ui/combobox-field';
import { SelectField } from '../../ui/select-field';
import { TextField } from '../../ui/text-field';
import { PeopleChoice } from '../classes';
import { addLesson, changeLesson, contentOf, deleteLesson, type Lesson } from './calls';
import { clashesIn, type Known, type Whose } from './known';
import { contentOfText, fits, type LessonText, lessonProblems } from './lesson-text';
import { LessonTimeFields } from './lesson-time-fields';
import { clashWords, kindNames } from './timetable-words';

const kinds = ['lesson', 'assembly', 'cocurriculum', 'supervision', 'meeting', 'other'] as const;
const kindOptions = kinds.map((value) => ({ value, label: kindNames[value] }));

type LessonFormProps = {
  known: Known;
  /** Whose week it is added to: their sets stand first. */
  whose?: Whose;
  begun: LessonText;
  /** What is changed; without one something new is added. */
  edited?: Lesson;
  onDone: () => void;
};

/** Everything of a lesson. Whom it would meet is said while it is typed. */
export function LessonForm({ known, whose, begun, edited, onDone }: LessonFormProps) {
  const { timetable, classes, people, rooms, calendar } = known;
  const saving = useChange(
    (text: LessonText, newId) => {
      const content = contentOfText(text, timetable.id);
      return edited ? changeLesson(edited.id, edited.version, content) : addLesson(newId(), content);
    },
    {
      done: edited ? 'Slot disimpan.' : 'Slot ditambah.',
      changes: ['timetable'],
      undo: ({ id, version }) => (edited ? changeLesson(id, version, contentOf(edited)) : deleteLesson(id)),
    },
  );
  const form = useForm({
    bounds: newLessonBounds,
    begun,
    check: (text) => lessonProblems(text, known),
    send: saving.send,
    refused: clashProblem,
    onSent: onDone,
  });
  const { kind, setId, teacherIds, classIds } = form.values;
  const sets = known.sets
    .toSorted((one, other) => Number(!!whose && fits(other, whose)) - Number(!!whose && fits(one, whose)))
    .map((set) => ({ value: set.id, label: `${set.name} · ${set.subjectName}` }));
  const chooseSet = (id: string) => {
    const set = known.sets.find((each) => each.id === id);
    form.edit({ setId: id, ...(set && set.teacherIds.length > 0 && { teacherIds: set.teacherIds }) });
  };
  const nameOf = (id: string) => people.find(({ userId }) => userId === id)?.displayName ?? 'Bekas guru';
  const className = (id: string) => classes.find((each) => each.id === id)?.name ?? '';
  return (
    <Form form={form} title="Slot belum disimpan">
      <SelectField {...form.choice('kind', kindOptions)} label="Jenis" />
      {kind === 'lesson' ? (
        <ComboboxField
          {...form.at('setId')}
          label="Kelas dan subjek"
          options={sets}
          value={setId}
          onChange={chooseSet}
        />
      ) : (
        <>
          <TextField {...form.field('title')} label="Tajuk" />
          <PeopleChoice
            {...form.at('classIds')}
            label="Kelas"
            optional
            chosenLabel="Kelas yang terlibat"
            options={classes.map(({ id: value, name: label }) => ({ value, label }))}
            nameOf={className}
            chosen={classIds}
            onAdd={(id) => form.edit({ classIds: [...classIds, id] })}
            onDrop={(id) => form.edit({ classIds: classIds.filter((each) => each !== id) })}
          />
        </>
      )}
      <LessonTimeFields form={form} calendar={calendar} />
      <PeopleChoice
        {...form.at('teacherIds')}
        label="Guru"
        optional
        chosenLabel="Guru yang mengajar"
        options={people.map(({ userId: value, displayName: label }) => ({ value, label }))}
        nameOf={nameOf}
        chosen={teacherIds}
        onAdd={(id) => form.edit({ teacherIds: [...teacherIds, id] })}
        onDrop={(id) => form.edit({ teacherIds: teacherIds.filter((each) => each !== id) })}
      />
      {rooms.length > 0 && (
        <ComboboxField
          {...form.at('roomId')}
          label="Bilik"
          optional
          options={rooms.map(({ id: value, name: label }) => ({ value, label }))}
          value={form.values.roomId}
          onChange={(roomId) => form.edit({ roomId })}
        />
      )}
      <CheckboxField {...form.box('isPinned')} label="Kekal di tempatnya" />
      <Meets known={known} text={form.values} edited={edited} />
      <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
        Simpan slot
      </Button>
    </Form>
  );
}

const typedId = 'typed';

/** A draft may hold it all the same. */
function Meets({ known, text, edited }: { known: Known; text: LessonText; edited: Lesson | undefined }) {
  if (lessonProblems(text, known).length > 0) return null;
  const id = edited?.id ?? typedId;
  const typed: Lesson = {
    ...contentOfText(text, known.timetable.id),
    id,
    version: 0,
    updatedAt: '',
    deletedAt: null,
    overrideId: edited?.overrideId ?? null,
  };
  const lessons = [...known.lessons.filter((other) => other.id !== id), typed];
  const clashes = clashesIn({ ...known, lessons }).filter(({ lessonIds }) => lessonIds.includes(id));
  if (clashes.length === 0) return null;
  return (
    <Banner tone="warning" title="Bertindih">
      {clashes.map((clash) => clashWords({ ...known, lessons }, clash, id)).join(' ')}
    </Banner>
  );
}

/** Of a published timetable, where somebody else was faster. */
function clashProblem(failure: unknown): readonly FormProblem[] | undefined {
  return failure instanceof ApiError && failure.code === 'TIMETABLE_CLASH'
    ? [{ field: 'from', message: 'Guru, kelas atau bilik ini sudah digunakan pada masa itu.' }]
    : undefined;
}
