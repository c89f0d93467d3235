import { leadOn, ledFrom, teachingDay } from '@rules/classes/domain/lead-teacher';
import { Form } from '../../../forms/form';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { FieldGroup } from '../../../ui/field-group';
import { malaysianDate } from '../../../ui/format';
import { NumberField } from '../../../ui/number-field';
import { randomUuid } from '../../../ui/random-uuid';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { addSet, changeSet, classesKey, type NewSet, type TeachingSet } from '../api';
import { type Known, teacherOptions } from '../known';
import { periodsProblem, readPeriods } from '../periods';
import { refused } from '../refusals';
import { setName, subjectOf } from '../teaching';

type Part = TeachingSet['parts'][number];
type SetFields = { subjectId: string; parts: Part[]; periods: string; leadId: string; name: string };

type SetSheetProps = Known & { edited?: TeachingSet; onClose: () => void };

export function SetSheet(props: SetSheetProps) {
  const { year, classes, subjects, people, edited, onClose } = props;
  const day = teachingDay(malaysianDate(new Date()), year);
  const saving = useChange((fields: SetFields) => save(contentOf(fields, props, day), edited), {
    done: 'Set mengajar disimpan.',
    stale: [classesKey],
  });
  const form = useForm({
    begun: fieldsOf(edited, day),
    check: problemsOf,
    send: saving.send,
    refused,
    onSent: onClose,
  });
  const { parts } = form.values;
  const toggle = (part: Part) =>
    form.edit({
      parts: parts.some((chosen) => isSame(chosen, part))
        ? parts.filter((chosen) => !isSame(chosen, part))
        : [...parts.filter((chosen) => !overlaps(chosen, part)), part],
    });
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
          {classes.map(({ id, name, groups }) => (
            <div key={id}>
              <PartChoice
                label={name}
                part={{ classId: id, groupId: null }}
                chosen={parts}
                onToggle={toggle}
              />
              {groups.map((group) => (
                <div key={group.id} className="pl-8">
                  <PartChoice
                    label={`${name}: ${group.name}`}
                    part={{ classId: id, groupId: group.id }}
                    chosen={parts}
                    onToggle={toggle}
                  />
                </div>
              ))}
            </div>
          ))}
        </FieldGroup>
        <SelectField
          {...form.field('leadId')}
          label="Guru"
          help={edited && edited.teachers.length > 0 ? 'Pertukaran berkuat kuasa hari ini.' : undefined}
          options={teacherOptions(people)}
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

type PartChoiceProps = {
  label: string;
  part: Part;
  chosen: readonly Part[];
  onToggle: (part: Part) => void;
};

function PartChoice({ label, part, chosen, onToggle }: PartChoiceProps) {
  return (
    <CheckboxField
      label={<span dir="auto">{label}</span>}
      checked={chosen.some((each) => isSame(each, part))}
      onChange={() => onToggle(part)}
    />
  );
}

const isSame = (one: Part, other: Part) => one.classId === other.classId && one.groupId === other.groupId;

/** A class and a group of it cannot both be chosen: the later one stands. */
const overlaps = (one: Part, other: Part) =>
  one.classId === other.classId && (one.groupId === null || other.groupId === null);

const save = (content: NewSet, edited: TeachingSet | undefined) =>
  edited ? changeSet({ ...content, version: edited.version }) : addSet(content);

function fieldsOf(edited: TeachingSet | undefined, day: string): SetFields {
  if (!edited) return { subjectId: '', parts: [], periods: '', leadId: '', name: '' };
  const { subjectId, parts, periodsAWeek, name } = edited;
  const periods = periodsAWeek === null ? '' : String(periodsAWeek);
  return { subjectId, parts, periods, leadId: leadOn(day, edited.teachers) ?? '', name: name ?? '' };
}

function contentOf(
  fields: SetFields,
  { year, subjects, classes, edited }: SetSheetProps,
  day: string,
): NewSet {
  const { subjectId, parts, periods, leadId, name } = fields;
  const typed = readPeriods(periods);
  return {
    id: edited?.id ?? randomUuid(),
    academicYearId: year.id,
    subjectId,
    name: name.trim() || null,
    periodsAWeek: typed ?? (edited ? null : usualPeriods(subjectId, parts, { subjects, classes })),
    parts,
    teachers: ledFrom(edited ? day : startOf(year), leadId || null, edited?.teachers ?? []),
  };
}

/** Whoever is the first to lead a new set has done so since the session began. */
const startOf = ({ firstDay }: Known['year']) => firstDay;

/** As the subject has it at the level of the first class. */
function usualPeriods(
  subjectId: string,
  [part]: readonly Part[],
  { subjects, classes }: Pick<Known, 'subjects' | 'classes'>,
): number | null {
  const levels = classes.find(({ id }) => id === part?.classId)?.gradeLevels ?? [];
  const subject = subjects.find(({ id }) => id === subjectId);
  return subject?.levels.find(({ gradeLevel }) => levels.includes(gradeLevel))?.periodsAWeek ?? null;
}

function problemsOf({ subjectId, parts, periods }: SetFields) {
  return [
    ...(subjectId === '' ? [{ field: 'subjectId', message: 'Sila pilih subjek.' }] : []),
    ...(parts.length === 0 ? [{ field: 'parts', message: 'Sila pilih kelas atau kumpulan.' }] : []),
    ...periodsProblem('periods', periods),
  ];
}
