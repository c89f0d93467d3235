import { useQuery } from '@tanstack/react-query';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { allOf } from '../../queries/all-of';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { CloseButton } from '../../ui/frame';
import { SelectField } from '../../ui/select-field';
import { leftSetsQuery, type Member, membersQuery, removeMember, workQuery } from './calls';

type RemovalDialogProps = { member: Member; schoolName: string; today: string; onClose: () => void };

/** By the set: who teaches it from today, or from its first day, on; empty for nobody yet. */
type Successors = Record<string, string>;

const nobody = { value: '', label: 'Belum ditetapkan' };
const various = { value: 'various', label: 'Berlainan' };

/** Cannot be undone here: the person would have to accept a new invitation. So it asks first, and who goes on. */
export function RemovalDialog({ member, schoolName, today, onClose }: RemovalDialogProps) {
  const { userId, displayName } = member;
  const known = allOf(
    useQuery(workQuery(userId)),
    useQuery(leftSetsQuery(userId, today)),
    useQuery(membersQuery()),
  );
  const removal = useChange(
    (chosen: Successors) =>
      removeMember(
        userId,
        Object.entries(chosen).flatMap(([setId, successor]) =>
          successor ? [{ setId, userId: successor }] : [],
        ),
      ),
    { done: `${displayName} telah dikeluarkan.`, changes: ['people'] },
  );
  const begun: Successors = {};
  const form = useForm({ begun, send: removal.send, onSent: onClose });
  const chosenFor = (id: string) => form.values[id] ?? nobody.value;

  return (
    <Dialog
      title={`Keluarkan ${displayName}?`}
      onClose={onClose}
      actions={
        <>
          <CloseButton>Batal</CloseButton>
          {known.data && (
            <Button type="submit" form={form.id} variant="danger" busy={form.isBusy}>
              Keluarkan
            </Button>
          )}
        </>
      }
    >
      <QueryStates query={known} what="Kerja orang ini">
        {([{ lessonPlans, unjudged }, left, { members }]) => {
          const options = [
            nobody,
            ...members
              .filter((each) => each.userId !== userId && each.roles.includes('teacher'))
              .map((teacher) => ({ value: teacher.userId, label: teacher.displayName })),
          ];
          const [common, ...others] = new Set(left.map(({ id }) => chosenFor(id)));
          return (
            <Form form={form} title={`${displayName} belum dikeluarkan`}>
              <p>
                {displayName} tidak dapat membuka {schoolName} lagi, serta-merta. Peranan dan tugas
                berkuasanya tamat; {lessonPlans > 0 ? `${lessonPlans} rancangan harian` : 'rekod'} yang telah
                ditulis kekal di sekolah. Untuk kembali, orang ini perlu dijemput semula. Untuk cuti, gantung
                aksesnya sahaja.
              </p>
              {unjudged > 0 && (
                <p className="text-warning">
                  {unjudged} yang sudah dihantar belum disemak. Selepas ini tiada penyemak yang melihatnya;
                  minta ia disemak dahulu jika pengesahannya diperlukan.
                </p>
              )}
              {left.length > 0 && (
                <fieldset className="flex flex-col gap-3">
                  <legend className="pb-2 font-medium">Siapa mengajar set ini mulai hari ini?</legend>
                  {left.length > 1 && (
                    <SelectField
                      label={`Semua ${left.length} set`}
                      options={others.length > 0 ? [various, ...options] : options}
                      value={others.length > 0 ? various.value : common}
                      onChange={({ target }) =>
                        target.value !== various.value &&
                        form.edit(Object.fromEntries(left.map(({ id }) => [id, target.value])))
                      }
                    />
                  )}
                  {left.map(({ id, name }) => (
                    <SelectField key={id} {...form.choice(id, options)} value={chosenFor(id)} label={name} />
                  ))}
                </fieldset>
              )}
            </Form>
          );
        }}
      </QueryStates>
    </Dialog>
  );
}
