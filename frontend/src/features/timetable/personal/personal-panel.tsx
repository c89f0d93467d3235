import { newPersonalLessonBounds } from '../../../api/bounds/new-personal-lesson';
import { Form } from '../../../forms/form';
import { useFormOver } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { SidePanel } from '../../../ui/side-panel';
import { SuggestionField } from '../../../ui/suggestion-field';
import { TextField } from '../../../ui/text-field';
import type { Known } from '../known';
import { LessonTimeFields } from '../lesson-time-fields';
import {
  addPersonal,
  changePersonal,
  contentOfPersonal,
  deletePersonal,
  type PersonalLesson,
  type PersonalTimetable,
  restorePersonal,
} from './calls';
import { useKeptText } from './kept-text';
import {
  contentOfPersonalText,
  newPersonalText,
  type PersonalText,
  personalProblems,
  setMeant,
  textOfPersonal,
} from './personal-text';

/** The week is made of these lessons. */

type PersonalPanelProps = {
  known: Known;
  personal: PersonalTimetable;
  /** What is changed; without one something new is added at `at`: weekday, from, to. */
  edited: PersonalLesson | undefined;
  at: string;
  onClose: () => void;
};

/** One lesson of the own week: class and subject as the school has them, or in words. */
export function PersonalPanel({ known, personal, edited, at, onClose }: PersonalPanelProps) {
  const deletion = useChange(() => deletePersonal(edited?.id ?? ''), {
    ...{ done: 'Kelas dipadam.', changes: ['timetable'], undo: () => restorePersonal(edited?.id ?? '') },
  });
  return (
    <SidePanel title={edited ? 'Kelas saya' : 'Tambah kelas'} onClose={onClose}>
      <PersonalForm {...{ known, personal, edited, at, onClose }} />
      {edited && (
        <Button
          variant="danger"
          size="small"
          icon="delete"
          className="mt-6"
          busy={deletion.isBusy}
          onClick={() => void deletion.send().then(onClose, () => undefined)}
        >
          Padam kelas ini
        </Button>
      )}
    </SidePanel>
  );
}

function PersonalForm({ known, personal, edited, at, onClose }: PersonalPanelProps) {
  const { year, calendar, classes } = known;
  const { sets } = personal;
  const saving = useChange(
    (text: PersonalText, newId) => {
      const content = contentOfPersonalText(text, year.id, sets);
      return edited ? changePersonal(edited.id, edited.version, content) : addPersonal(newId(), content);
    },
    {
      done: edited ? 'Kelas disimpan.' : 'Kelas ditambah.',
      changes: ['timetable'],
      undo: ({ id, version }) =>
        edited ? changePersonal(id, version, contentOfPersonal(edited)) : deletePersonal(id),
    },
  );
  const { text, write, forget } = useKeptText(
    edited ? `${edited.id} ${edited.version}` : at,
    edited ? textOfPersonal(edited) : newPersonalText(at),
  );
  const form = useFormOver(text, write, {
    bounds: newPersonalLessonBounds,
    check: (typed: PersonalText) =>
      personalProblems(typed, {
        calendar,
        yearId: year.id,
        others: personal.lessons.filter(({ id }) => id !== edited?.id),
      }),
    send: saving.send,
    onSent: () => {
      forget();
      onClose();
    },
  });
  const names = [...new Set([...sets.map(({ name }) => name), ...classes.map(({ name }) => name)])];
  const ofClass = sets.filter(({ name }) => name === form.values.className.trim());
  const subjects = [...new Set((ofClass.length > 0 ? ofClass : sets).map(({ subjectName }) => subjectName))];
  const hasWords = form.values.className.trim() && form.values.subject.trim();
  return (
    <Form form={form} title="Kelas belum disimpan">
      <SuggestionField
        {...form.field('className')}
        label="Kelas"
        help="Contohnya 4 Bestari"
        suggestions={names}
      />
      <SuggestionField
        {...form.field('subject')}
        label="Mata pelajaran"
        help={hasWords && !setMeant(sets, form.values) ? 'Disimpan seperti yang ditulis.' : undefined}
        suggestions={subjects}
      />
      <LessonTimeFields form={form} calendar={calendar} />
      <TextField {...form.field('room')} label="Bilik" optional />
      <Button type="submit" icon="check" busy={form.isBusy} className="self-start">
        Simpan kelas
      </Button>
    </Form>
  );
}
