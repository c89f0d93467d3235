import { periodsWords } from '@rules/classes/domain/periods';
import { useChange } from '../../queries/use-change';
import { Badge } from '../../ui/badge';
import { SelectField } from '../../ui/select-field';
import { nameDeputy } from './calls';
import { readingOf } from './supervised-teachers';
import { type Known, nameOf } from './use-supervisions';

/** What each supervisor reads, and who acts for them while they are away. */
export function SupervisorsPart({ known, isReadOnly }: { known: Known; isReadOnly: boolean }) {
  const { supervisors, year, deputyOf } = known;
  const naming = useChange(
    ({ supervisorId, deputyId }: { supervisorId: string; deputyId: string }) =>
      nameDeputy(supervisorId, year.id, deputyId || null),
    {
      done: (_nothing, { deputyId }) =>
        deputyId ? `${nameOf(deputyId, known)} memangku apabila perlu.` : 'Tiada lagi pemangku.',
      changes: ['supervisions'],
      undo: (_nothing, { supervisorId }) =>
        nameDeputy(supervisorId, year.id, deputyOf.get(supervisorId) ?? null),
    },
  );
  return (
    <section aria-labelledby="penyelia">
      <h2 id="penyelia" className="font-semibold text-lg">
        Penyelia dan pemangku
      </h2>
      <p className="prose-width pb-3 text-muted text-sm">
        Pemangku menyemak pada hari penyelia tidak hadir sahaja, seperti yang direkod dalam Ketiadaan.
      </p>
      {supervisors.length === 0 && (
        <p className="text-muted">Belum ada penyelia. Orang pertama yang ditetapkan menjadi penyelia.</p>
      )}
      <ul className="divide-y divide-line border-line border-y">
        {supervisors.map(({ userId, displayName }) => {
          const { teachers, periods, actsFor } = readingOf(userId, known.teachers);
          const others = supervisors.filter((each) => each.userId !== userId);
          return (
            <li key={userId} className="grid gap-3 py-3 sm:grid-cols-[minmax(0,1fr)_16rem] sm:items-center">
              <span>
                <span className="wrap-anywhere font-medium">{displayName}</span>{' '}
                {known.isAway(userId) && <Badge icon="calendar">Tidak hadir</Badge>}
                <span className="block text-muted text-sm">
                  {teachers === 0
                    ? 'Tiada guru'
                    : `${teachers} guru, ${periodsWords(periods)} waktu seminggu`}
                  {actsFor.length > 0 && ` · memangku ${actsFor.map((id) => nameOf(id, known)).join(', ')}`}
                </span>
              </span>
              <SelectField
                id={`pemangku-${userId}`}
                label={`Pemangku ${displayName}`}
                value={deputyOf.get(userId) ?? ''}
                disabled={isReadOnly || others.length === 0}
                options={[
                  { value: '', label: 'Tiada' },
                  ...others.map((each) => ({ value: each.userId, label: each.displayName })),
                ]}
                onChange={({ target }) => naming.make({ supervisorId: userId, deputyId: target.value })}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
