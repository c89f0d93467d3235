import { teachingDay } from '@rules/classes/domain/lead-teacher';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { FieldGroup } from '../../../ui/field-group';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { addSet, changeSet, classesKey, type NewSet, type TeachingSet } from '../api';
import { type Known, nameOf, nobodyYet, teacherOptions } from '../known';
import { PeopleChoice } from '../people-choice';
import { refused } from '../refusals';
import { setName, subjectOf } from '../teaching';
import { PartsChoice } from './parts-choice';
import { contentOfSet, fieldsOfSet, problemsOfSet, type SetFields } from './set-fields';

type SetSheetProps = Known & { edited?: TeachingSet; onClose: () => void };

export function SetSheet(props: SetSheetProps) {
  const { year, classes, subjects, people, edited, onClose } = props;
  const day = teachingDay(malaysianDate(new Date()), year);
  const saving = useChange(
    (fields: SetFields, newId) => save(contentOfSet(fields, props, day, newId), edited),
    {
      done: 'Set mengajar disimpan.',
      stale: [classesKey],
    },
  );
  const form = useForm({
    begun: fieldsOfSet(edited, day),
    check: problemsOfSet,
    send: saving.send,
    refused,
    onSent: onClose,
  });
  const { parts, leadId, helperIds } = form.values;
  const teachers = teacherOptions(people);
  return (
    <Sheet
      title={
        edited ? `Ubah ${subjectOf(edited, subjects)}, ${setName(edited, classes)}` : 'Tambah set mengajar'
      }
      onClose={onClose}
    >
      <Form form={form} title="Set mengajar belum disimpan">
        <SelectField
          {...form.field('subjectId')}
          label="Subjek"
          options={[
            { value: '', label: 'Pilih subjek' },
            ...subjects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FieldGroup
          {...form.at('parts')}
          label="Kelas atau kumpulan"
          help="Lebih daripada satu bagi kelas yang diajar bersama."
        >
          <PartsChoice classes={classes} chosen={parts} onChange={(chosen) => form.edit({ parts: chosen })} />
        </FieldGroup>
        <SelectField
          {...form.field('leadId')}
          label="Guru"
          help={edited && edited.teachers.length > 0 ? 'Pertukaran berkuat kuasa hari ini.' : undefined}
          options={[nobodyYet, ...teachers]}
        />
        <PeopleChoice
          {...form.at('helperIds')}
          label="Tambah guru bersama"
          help="Mengajar set ini bersama guru di atas; waktunya dikira dalam beban kedua-duanya."
          chosenLabel="Guru bersama"
          options={teachers.filter(({ value }) => value !== leadId)}
          nameOf={(userId) => nameOf(userId, people)}
          chosen={helperIds.filter((userId) => userId !== leadId)}
          onAdd={(userId) => form.edit({ helperIds: [...helperIds, userId] })}
          onDrop={(userId) => form.edit({ helperIds: helperIds.filter((each) => each !== userId) })}
        />
        <NumberField {...form.field('periods')} label="Waktu seminggu" optional />
        <TextField
          {...form.field('name')}
          label="Nama set"
          optional
          help="Jika kosong, set dipanggil dengan nama kelasnya."
          maxLength={60}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

const save = (content: NewSet, edited: TeachingSet | undefined) =>
  edited ? changeSet({ ...content, version: edited.version }) : addSet(content);
