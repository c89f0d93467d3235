import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { malaysianDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { classesKey } from '../api';
import { type Known, nameOf, nobodyYet } from '../known';
import { PeopleChoice } from '../people-choice';
import { refused } from '../refusals';
import { addPanel, changePanel, type Panel } from './api';
import { teachersOfSubject } from './teachers-of-subject';

type PanelSheetProps = Known & { panels: readonly Panel[]; edited?: Panel; onClose: () => void };

/** `headId`: empty while nobody heads it. */
type PanelFields = { subjectId: string; headId: string; memberIds: string[] };

/** A new one begins with everybody who teaches the subject. */
export function PanelSheet({ year, subjects, sets, people, panels, edited, onClose }: PanelSheetProps) {
  const saving = useChange(
    ({ headId, ...fields }: PanelFields, newId) => {
      const panel = { id: edited?.id ?? newId(), academicYearId: year.id, ...fields };
      const content = { ...panel, headId: headId || null };
      return edited ? changePanel({ ...content, version: edited.version }) : addPanel(content);
    },
    { done: 'Panitia disimpan.', stale: [classesKey] },
  );
  const form = useForm({
    begun: fieldsOf(edited),
    check: ({ subjectId }) =>
      subjectId ? [] : [{ field: 'subjectId', message: 'Sila pilih subjek panitia ini.' }],
    send: saving.send,
    refused,
    onSent: onClose,
  });
  const { memberIds, headId } = form.values;
  const free = subjects.filter(({ id }) => panels.every(({ subjectId }) => subjectId !== id));
  const personOption = (value: string) => ({ value, label: nameOf(value, people) });
  const drop = (userId: string) =>
    form.edit({
      memberIds: memberIds.filter((each) => each !== userId),
      headId: headId === userId ? '' : headId,
    });
  const chooseSubject = (subjectId: string) =>
    form.edit({
      subjectId,
      headId: '',
      memberIds: teachersOfSubject(subjectId, sets, malaysianDate(new Date())).filter((userId) =>
        people.some((person) => person.userId === userId),
      ),
    });
  return (
    <Sheet title={edited ? 'Ubah panitia' : 'Panitia baharu'} onClose={onClose}>
      <Form form={form} title="Panitia belum disimpan">
        {!edited && (
          <SelectField
            {...form.field('subjectId')}
            label="Subjek"
            help="Guru yang mengajar subjek ini dicadangkan sebagai ahli."
            options={[
              { value: '', label: 'Pilih…' },
              ...free.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ target }) => chooseSubject(target.value)}
          />
        )}
        <PeopleChoice
          {...form.at('memberIds')}
          label="Tambah ahli"
          chosenLabel="Ahli"
          options={people.map(({ userId }) => personOption(userId))}
          nameOf={(userId) => nameOf(userId, people)}
          chosen={memberIds}
          onAdd={(userId) => form.edit({ memberIds: [...memberIds, userId] })}
          onDrop={drop}
        />
        <SelectField
          {...form.field('headId')}
          label="Ketua panitia"
          help="Seorang daripada ahlinya."
          options={[nobodyYet, ...memberIds.map(personOption)]}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

const fieldsOf = (edited: Panel | undefined): PanelFields => ({
  subjectId: edited?.subjectId ?? '',
  headId: edited?.headId ?? '',
  memberIds: edited?.memberIds ?? [],
});
