import { typedNames } from '@rules/classes/domain/class-names';
import type { Opened } from '../../../nouns/noun-list';
import { RecordSheet } from '../../../nouns/record-sheet';
import { SelectField } from '../../../ui/select-field';
import { TextField } from '../../../ui/text-field';
import { TextareaField } from '../../../ui/textarea-field';
import type { NewClass, SchoolClass } from '../calls';
import { type Known, nobodyYet, teacherOptions } from '../known';
import { LevelChoice } from '../level-choice';
import { shiftOptions } from '../words';

type ClassFields = Pick<SchoolClass, 'name' | 'gradeLevels' | 'shift'> & {
  stream: string;
  classTeacherId: string;
  /** One name a line. */
  groups: string;
};

const blank: ClassFields = {
  name: '',
  gradeLevels: [],
  shift: 'morning',
  stream: '',
  classTeacherId: '',
  groups: '',
};

export function ClassSheet({
  year,
  classes,
  people,
  ...opened
}: Known & Opened<Omit<NewClass, 'id'>, SchoolClass>) {
  const { edited } = opened;
  return (
    <RecordSheet
      {...opened}
      begun={edited ? fieldsOf(edited) : blank}
      check={(fields) => problemsOf(fields, classes, edited)}
      contentOf={(fields, newId) => contentOf(fields, year.id, edited, newId)}
      fields={{
        name: (form) => <TextField {...form.field('name')} label="Nama kelas" help="Contohnya 4 Bestari." />,
        gradeLevels: (form) => (
          <LevelChoice
            {...form.at('gradeLevels')}
            help="Lebih daripada satu bagi kelas bercantum tahun."
            value={form.values.gradeLevels}
            onChange={(gradeLevels) => form.edit({ gradeLevels })}
          />
        ),
        shift: (form) => <SelectField {...form.choice('shift', shiftOptions)} label="Sesi persekolahan" />,
        stream: (form) => <TextField {...form.field('stream')} label="Aliran" optional />,
        classTeacherId: (form) => (
          <SelectField
            {...form.field('classTeacherId')}
            label="Guru kelas"
            options={[nobodyYet, ...teacherOptions(people)]}
          />
        ),
        groups: (form) => (
          <TextareaField
            {...form.field('groups')}
            label="Kumpulan"
            optional
            help="Jika kelas dibahagi untuk sesetengah subjek: satu nama setiap baris."
            rows={3}
          />
        ),
      }}
    />
  );
}

function fieldsOf({ name, gradeLevels, shift, stream, classTeacherId, groups }: SchoolClass): ClassFields {
  return {
    name,
    gradeLevels,
    shift,
    stream: stream ?? '',
    classTeacherId: classTeacherId ?? '',
    groups: groups.map((group) => group.name).join('\n'),
  };
}

/** A group keeps its id as long as its name stands. */
function contentOf(
  fields: ClassFields,
  academicYearId: string,
  edited: SchoolClass | undefined,
  newId: () => string,
): Omit<NewClass, 'id'> {
  const { name, gradeLevels, shift, stream, classTeacherId, groups } = fields;
  return {
    academicYearId,
    name: name.trim(),
    gradeLevels,
    shift,
    stream: stream.trim() || null,
    classTeacherId: classTeacherId || null,
    groups: typedNames(groups).map((typed) => ({
      id: edited?.groups.find((group) => group.name === typed)?.id ?? newId(),
      name: typed,
    })),
  };
}

function problemsOf(
  { name, gradeLevels }: ClassFields,
  classes: readonly SchoolClass[],
  edited: SchoolClass | undefined,
) {
  const typed = name.trim().toLowerCase();
  const isTaken = classes.some((other) => other.id !== edited?.id && other.name.toLowerCase() === typed);
  return [
    ...(typed === '' ? [{ field: 'name', message: 'Sila isi nama kelas.' }] : []),
    ...(isTaken ? [{ field: 'name', message: 'Nama ini sudah ada dalam sesi ini.' }] : []),
    ...(gradeLevels.length === 0
      ? [{ field: 'gradeLevels', message: 'Sila pilih tahun atau tingkatan.' }]
      : []),
  ];
}
