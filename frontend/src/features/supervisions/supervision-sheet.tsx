import { spanHolds } from '@rules/calendar/day';
import { isSamePlace, type Step } from '@rules/reviews/domain/supervision';
import { ApiError } from '../../api/api-error';
import { Form } from '../../forms/form';
import type { FormProblem } from '../../forms/form-problem';
import { refusedFields } from '../../forms/refusals';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { ComboboxField } from '../../ui/combobox-field';
import { DateField } from '../../ui/date-field';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { giveRoles, succeedSupervision, supervisionNoun } from './calls';
import type { Known } from './use-supervisions';

/** What is known as it opens. `isOfSubject`: of whoever teaches the subject. */
export type Place = { teacherId?: string; subjectId?: string; step?: Step; isOfSubject?: boolean };

type SupervisionSheetProps = { known: Known; place: Place; onClose: () => void };
type Fields = {
  teacherId: string;
  subjectId: string;
  step: '1' | '2';
  supervisorId: string;
  from: string;
  to: string;
};

const stepOptions = [
  { value: '1', label: 'Penyemak pertama' },
  { value: '2', label: 'Penyemak kedua' },
] as const;

/** Whoever verified the same plans until then does so up to the day before. Who is no supervisor yet becomes one. */
export function SupervisionSheet({ known, place, onClose }: SupervisionSheetProps) {
  const saving = useChange((fields: Fields, newId) => keep(fields, known, newId), {
    done: 'Penyemak ditetapkan.',
    changes: supervisionNoun.changes,
  });
  const form = useForm({
    begun: {
      teacherId: place.teacherId ?? '',
      subjectId: place.subjectId ?? '',
      step: place.step === 2 ? '2' : '1',
      supervisorId: '',
      ...{ from: known.day, to: '' },
    } satisfies Fields as Fields,
    check: (fields) => problemsOf(fields, place, known),
    send: saving.send,
    refused,
    onSent: onClose,
  });
  const { teacherId, subjectId, supervisorId } = form.values;
  const teacherOptions = known.teachers.map((each) => optionOf(each.teacherId, known));
  const subjectOptions = known.subjects.map(({ id, name }) => ({ value: id, label: name }));
  const isNew = supervisorId !== '' && !known.supervisors.some(({ userId }) => userId === supervisorId);
  return (
    <Sheet title="Tetapkan penyemak" onClose={onClose}>
      <Form form={form} title="Penyemak belum ditetapkan">
        {!place.isOfSubject && (
          <ComboboxField
            {...form.at('teacherId')}
            label="Guru"
            options={teacherOptions}
            value={teacherId}
            onChange={(chosen) => form.edit({ teacherId: chosen })}
          />
        )}
        <SelectField
          {...form.field('subjectId')}
          label="Subjek"
          help={
            place.isOfSubject
              ? 'RPH semua guru yang mengajar subjek ini.'
              : 'Pilih subjek hanya jika penyemaknya lain daripada subjek lain guru ini.'
          }
          options={[{ value: '', label: place.isOfSubject ? 'Pilih…' : 'Semua subjek' }, ...subjectOptions]}
          value={subjectId}
        />
        {known.steps === 2 && <SelectField {...form.choice('step', stepOptions)} label="Langkah" />}
        <ComboboxField
          {...form.at('supervisorId')}
          label="Penyemak"
          help={
            isNew
              ? 'Orang ini akan diberi peranan Penyelia sekali.'
              : 'Penyelia tersenarai dahulu. Orang lain boleh dipilih dan menjadi penyelia.'
          }
          options={supervisorOptions(known, teacherId)}
          value={supervisorId}
          onChange={(chosen) => form.edit({ supervisorId: chosen })}
        />
        <div className="grid grid-cols-2 gap-3">
          <DateField
            {...form.field('from')}
            label="Mulai"
            min={known.year.firstDay}
            max={known.year.lastDay}
          />
          <DateField
            {...form.field('to')}
            label="Hingga"
            optional
            min={form.values.from}
            max={known.year.lastDay}
          />
        </div>
        <Button type="submit" busy={form.isBusy} className="self-start">
          Tetapkan
        </Button>
      </Form>
    </Sheet>
  );
}

async function keep(fields: Fields, known: Known, newId: () => string): Promise<unknown> {
  const { supervisorId, from } = fields;
  const member = known.members.find(({ userId }) => userId === supervisorId);
  if (member && !member.roles.includes('supervisor'))
    await giveRoles(supervisorId, [...member.roles, 'supervisor']);
  const content = {
    academicYearId: known.year.id,
    teacherId: fields.teacherId || null,
    subjectId: fields.subjectId || null,
    step: fields.step === '2' ? 2 : 1,
    supervisorId,
    from,
    to: fields.to || null,
  } as const;
  const standing = known.supervisions.find((each) => isSamePlace(each, content) && spanHolds(each, from));
  if (!standing) return supervisionNoun.add({ id: newId(), ...content });
  const { id, version } = standing;
  if (standing.from === from || content.to !== null)
    return supervisionNoun.change({ ...content, id, version, from: standing.from });
  return succeedSupervision(id, { id: newId(), version, supervisorId, from });
}

function problemsOf(
  { teacherId, subjectId, supervisorId, from, to }: Fields,
  place: Place,
  { year }: Known,
): FormProblem[] {
  const problems: FormProblem[] = [];
  if (place.isOfSubject && !subjectId) problems.push({ field: 'subjectId', message: 'Sila pilih subjek.' });
  if (!place.isOfSubject && !teacherId) problems.push({ field: 'teacherId', message: 'Sila pilih guru.' });
  if (!supervisorId) problems.push({ field: 'supervisorId', message: 'Sila pilih penyemak.' });
  else if (supervisorId === teacherId)
    problems.push({ field: 'supervisorId', message: 'Guru tidak boleh menyemak RPH sendiri.' });
  if (from < year.firstDay || year.lastDay < from)
    problems.push({ field: 'from', message: 'Sila pilih hari dalam sesi ini.' });
  if (to && (to < from || year.lastDay < to))
    problems.push({ field: 'to', message: 'Sila pilih hari selepas hari pertama, dalam sesi ini.' });
  return problems;
}

function optionOf(userId: string, { members }: Known) {
  const member = members.find((each) => each.userId === userId);
  return { value: userId, label: member?.displayName ?? '' };
}

function supervisorOptions(known: Known, exceptId: string) {
  const isSupervisor = (userId: string) => known.supervisors.some((each) => each.userId === userId);
  // The roles of an Admin Utama are their own affair.
  const others = known.members.filter(
    ({ userId, roles }) => !isSupervisor(userId) && !roles.includes('main_admin'),
  );
  return [...known.supervisors, ...others]
    .filter(({ userId }) => userId !== exceptId)
    .map(({ userId, displayName }) => ({
      value: userId,
      label: isSupervisor(userId) ? displayName : `${displayName} (belum penyelia)`,
    }));
}

/** The server names the first day where somebody else is named for some of the days. */
function refused(failure: unknown): readonly FormProblem[] | undefined {
  const isTaken = failure instanceof ApiError && refusedFields(failure.details).includes('from');
  return isTaken
    ? [{ field: 'from', message: 'Penyemak lain sudah ditetapkan dalam tempoh itu.' }]
    : undefined;
}
