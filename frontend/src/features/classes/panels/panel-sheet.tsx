import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button, IconButton } from '../../../ui/button';
import { ComboboxField } from '../../../ui/combobox-field';
import { malaysianDate } from '../../../ui/format';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { classesKey } from '../api';
import { type Known, nameOf } from '../known';
import { refused } from '../refusals';
import { addPanel, changePanel, type Panel } from './api';
import { teachersOfSubject } from './teachers-of-subject';

type PanelSheetProps = Known & { panels: readonly Panel[]; edited?: Panel; onClose: () => void };

/** `headId`: empty while nobody heads it. */
type PanelFields = { subjectId: string; headId: string; memberIds: string[] };

/** A new one begins with everybody who teaches the subject. */
export function PanelSheet({ year, subjects, sets, people, panels, edited, onClose }: PanelSheetProps) {
  const saving = useChange(
    ({ headId, ...fields }: PanelFields) => {
      const panel = { id: edited?.id ?? randomUuid(), academicYearId: year.id, ...fields };
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
        <ComboboxField
          {...form.at('memberIds')}
          label="Tambah ahli"
          options={people
            .filter(({ userId }) => !memberIds.includes(userId))
            .map(({ userId }) => personOption(userId))}
          value=""
          onChange={(userId) => userId && form.edit({ memberIds: [...memberIds, userId] })}
        />
        {memberIds.length > 0 && (
          <ul aria-label="Ahli" className="divide-y divide-line rounded-lg border border-line">
            {memberIds.map((userId) => (
              <li key={userId} className="flex items-center gap-3 py-1 pr-1 pl-3">
                <span className="min-w-0 flex-1">{nameOf(userId, people)}</span>
                <IconButton
                  icon="close"
                  label={`Keluarkan ${nameOf(userId, people)}`}
                  onClick={() => drop(userId)}
                />
              </li>
            ))}
          </ul>
        )}
        <SelectField
          {...form.field('headId')}
          label="Ketua panitia"
          help="Seorang daripada ahlinya."
          options={[{ value: '', label: 'Belum ditetapkan' }, ...memberIds.map(personOption)]}
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
