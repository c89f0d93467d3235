import { teachingDay } from '@rules/classes/domain/lead-teacher';
import { RecordSheet } from '../../../nouns/record-sheet';
import { FieldGroup } from '../../../ui/field-group';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { setNoun, type TeachingSet } from '../calls';
import { type Known, nameOf, nobodyYet, teacherOptions } from '../known';
import { PeopleChoice } from '../people-choice';
import { refused } from '../refusals';
import { setName, subjectOf } from '../teaching';
import { PartsChoice } from './parts-choice';
import { contentOfSet, fieldsOfSet, problemsOfSet } from './set-fields';

type SetSheetProps = Known & { edited?: TeachingSet; onClose: () => void };

export function SetSheet(props: SetSheetProps) {
  const { year, classes, subjects, people, edited, onClose } = props;
  const day = teachingDay(malaysianDate(new Date()), year);
  const teachers = teacherOptions(people);
  return (
    <RecordSheet
      calls={setNoun}
      edited={edited}
      title={
        edited ? `Ubah ${subjectOf(edited, subjects)}, ${setName(edited, classes)}` : 'Tambah set mengajar'
      }
      unsaved="Set mengajar belum disimpan"
      begun={fieldsOfSet(edited, day)}
      check={problemsOfSet}
      contentOf={(fields) => contentOfSet(fields, props, day)}
      saved={() => 'Set mengajar disimpan.'}
      refused={refused}
      onClose={onClose}
    >
      {({ values: { parts, leadId, helperIds }, ...form }) => (
        <>
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
            <PartsChoice
              classes={classes}
              chosen={parts}
              onChange={(chosen) => form.edit({ parts: chosen })}
            />
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
          />
        </>
      )}
    </RecordSheet>
  );
}
