import { useQuery } from '@tanstack/react-query';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { SelectField } from '../../ui/select-field';
import { classesKey } from '../classes';
import { removeMember } from './api';
import { type LeftSet, leftSetsQuery, type Member, membersQuery, peopleKey, workQuery } from './queries';

type RemovalDialogProps = { member: Member; schoolName: string; today: string; onClose: () => void };

/** Cannot be undone here: the person would have to accept a new invitation. So it asks first, and who goes on. */
export function RemovalDialog({ member, schoolName, today, onClose }: RemovalDialogProps) {
  const { userId, displayName } = member;
  const work = useQuery(workQuery(userId));
  const sets = useQuery(leftSetsQuery(userId, today));
  const people = useQuery(membersQuery());
  return (
    <Dialog title={`Keluarkan ${displayName}?`} onClose={onClose}>
      <QueryStates query={allOf(work, sets, people)} what="Kerja orang ini">
        {([{ lessonPlans }, left, { members }]) => (
          <div className="flex flex-col gap-4">
            <p>
              {displayName} tidak dapat membuka {schoolName} lagi, serta-merta. Peranan dan tugas berkuasanya
              tamat; {lessonPlans > 0 ? `${lessonPlans} rancangan harian` : 'rekod'} yang telah ditulis kekal
              di sekolah. Untuk kembali, orang ini perlu dijemput semula. Untuk cuti, gantung aksesnya sahaja.
            </p>
            <RemovalForm
              member={member}
              left={left}
              successors={members.filter((each) => each.userId !== userId && each.roles.includes('teacher'))}
              onClose={onClose}
            />
          </div>
        )}
      </QueryStates>
    </Dialog>
  );
}

type RemovalFormProps = {
  member: Member;
  left: readonly LeftSet[];
  successors: readonly Member[];
  onClose: () => void;
};

/** By the set: who teaches it from today on; empty for nobody yet. */
type Successors = Record<string, string>;

function RemovalForm({ member: { userId, displayName }, left, successors, onClose }: RemovalFormProps) {
  const removal = useChange(
    (chosen: Successors) =>
      removeMember(
        userId,
        Object.entries(chosen).flatMap(([setId, successor]) =>
          successor ? [{ setId, userId: successor }] : [],
        ),
      ),
    { done: `${displayName} telah dikeluarkan.`, stale: [peopleKey, classesKey] },
  );
  const begun: Successors = Object.fromEntries(left.map(({ id }) => [id, '']));
  const form = useForm({ begun, send: removal.send, onSent: onClose });
  const options = [
    { value: '', label: 'Belum ditetapkan' },
    ...successors.map((teacher) => ({ value: teacher.userId, label: teacher.displayName })),
  ];
  return (
    <Form form={form} title={`${displayName} belum dikeluarkan`}>
      {left.length > 0 && (
        <fieldset className="flex flex-col gap-3">
          <legend className="pb-2 font-medium">Siapa mengajar set ini mulai hari ini?</legend>
          {left.map(({ id, name }) => (
            <SelectField key={id} {...form.choice(id, options)} label={name} />
          ))}
        </fieldset>
      )}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          Batal
        </Button>
        <Button type="submit" variant="danger" busy={form.isBusy}>
          Keluarkan
        </Button>
      </div>
    </Form>
  );
}
