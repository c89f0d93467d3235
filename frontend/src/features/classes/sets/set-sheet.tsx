import { teachingDay } from '@rules/classes/domain/lead-teacher';
import type { Opened } from '../../../nouns/noun-list';
import { RecordSheet } from '../../../nouns/record-sheet';
import { FieldGroup } from '../../../ui/field-group';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import type { NewSet, TeachingSet } from '../calls';
import { type Known, nameOf, nobodyYet, teacherOptions } from '../known';
import { PeopleChoice } from '../people-choice';
import { PartsChoice } from './parts-choice';
import { contentOfSet, fieldsOfSet, problemsOfSet } from './set-fields';

export function SetSheet({
  noun,
  edited,
  onClose,
  ...known
}: Known & Opened<Omit<NewSet, 'id'>, TeachingSet>) {
  const { year, classes, subjects, people } = known;
  const day = teachingDay(malaysianDate(new Date()), year);
  const teachers = teacherOptions(people);
  return (
    <RecordSheet
      {...{ noun, edited, onClose }}
      begun={fieldsOfSet(edited, day)}
      check={problemsOfSet}
      contentOf={(fields) => contentOfSet(fields, { ...known, edited }, day)}
      fields={{
        subjectId: (form) => (
          <SelectField
            {...form.field('subjectId')}
            label="Subjek"
            options={[
              { value: '', label: 'Pilih subjek' },
              ...subjects.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        ),
        parts: (form) => (
          <FieldGroup
            {...form.at('parts')}
            label="Kelas atau kumpulan"
            help="Lebih daripada satu bagi kelas yang diajar bersama."
          >
            <PartsChoice
              classes={classes}
              chosen={form.values.parts}
              onChange={(chosen) => form.edit({ parts: chosen })}
            />
          </FieldGroup>
        ),
        leadId: (form) => (
          <SelectField
            {...form.field('leadId')}
            label="Guru"
            help={edited && edited.teachers.length > 0 ? 'Pertukaran berkuat kuasa hari ini.' : undefined}
            options={[nobodyYet, ...teachers]}
          />
        ),
        helperIds: ({ values: { leadId, helperIds }, ...form }) => (
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
        ),
        periods: (form) => <NumberField {...form.field('periods')} label="Waktu seminggu" optional />,
        name: (form) => (
          <TextField
            {...form.field('name')}
            label="Nama set"
            optional
            help="Jika kosong, set dipanggil dengan nama kelasnya."
          />
        ),
      }}
    />
  );
}
