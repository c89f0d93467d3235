import { periodsWords } from '@rules/classes/domain/periods';
import { useQuery } from '@tanstack/react-query';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { QueryStates } from '../../queries/query-states';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { randomUuid } from '../../ui/random-uuid';
import { SelectField } from '../../ui/select-field';
import { Sheet } from '../../ui/sheet';
import { addSupervisions, type Proposed, proposalQuery, removeSupervisions } from './calls';
import { type Known, nameOf } from './use-supervisions';

type ProposalSheetProps = { known: Known; onClose: () => void };

/** By teacher. */
type Chosen = Readonly<Record<string, string>>;

/** Who could verify those whom nobody does, to be changed before it is kept. */
export function ProposalSheet({ known, onClose }: ProposalSheetProps) {
  const query = useQuery(proposalQuery(known.year.id, known.day));
  return (
    <Sheet title="Cadangan pembahagian" onClose={onClose}>
      <QueryStates query={query} what="Cadangan">
        {(proposed) => <Proposal known={known} proposed={proposed} onClose={onClose} />}
      </QueryStates>
    </Sheet>
  );
}

function Proposal({ known, proposed, onClose }: ProposalSheetProps & { proposed: readonly Proposed[] }) {
  const keeping = useChange(
    (chosen: Chosen) => {
      const common = { academicYearId: known.year.id, subjectId: null, step: 1, from: known.day, to: null };
      return addSupervisions(
        proposed.flatMap(({ teacherId, supervisorId }) => {
          const named = chosen[teacherId] ?? supervisorId ?? '';
          return named
            ? [{ ...common, id: randomUuid(), step: 1 as const, teacherId, supervisorId: named }]
            : [];
        }),
      );
    },
    {
      done: ({ items }) => `${items.length} guru kini ada penyemak.`,
      changes: ['supervisions'],
      undo: ({ items }) => removeSupervisions(items.map(({ id }) => id)),
      refreshed: onClose,
    },
  );
  const form = useForm({ begun: {} as Chosen, send: keeping.send });
  const chosen = form.values;
  if (known.supervisors.length === 0)
    return (
      <p className="text-muted">
        Belum ada penyelia. Tetapkan penyemak seorang guru dahulu: orang itu diberi peranan Penyelia sekali.
      </p>
    );
  if (proposed.length === 0)
    return (
      <p className="text-muted">
        Setiap guru sudah ada penyemak pertama. Yang tinggal ditetapkan seorang demi seorang.
      </p>
    );
  const periodsOfTeacher = (id: string) =>
    periodsWords(
      known.teachers.find(({ teacherId }) => teacherId === id)?.periods ?? { periods: 0, unsaid: 0 },
    );
  const named = proposed.filter(({ teacherId, supervisorId }) => chosen[teacherId] ?? supervisorId).length;
  return (
    <Form form={form} title="Penyemak belum ditetapkan">
      <p className="text-muted text-sm">
        {proposed.length} guru belum ada penyemak. Cadangan ini membahagi waktu mengajar sama rata antara{' '}
        {known.supervisors.length} penyelia, dan belum disimpan.
      </p>
      <ul className="flex flex-col gap-4">
        {proposed.map(({ teacherId, supervisorId }) => (
          <li key={teacherId}>
            <SelectField
              id={`penyemak-${teacherId}`}
              label={`${nameOf(teacherId, known)} · ${periodsOfTeacher(teacherId)} waktu`}
              value={chosen[teacherId] ?? supervisorId ?? ''}
              options={[
                { value: '', label: 'Tiada' },
                ...known.supervisors
                  .filter(({ userId }) => userId !== teacherId)
                  .map(({ userId, displayName }) => ({ value: userId, label: displayName })),
              ]}
              onChange={({ target }) => form.edit({ [teacherId]: target.value })}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" busy={form.isBusy} disabled={named === 0} className="sticky bottom-0 self-start">
        Tetapkan {named} penyemak
      </Button>
    </Form>
  );
}
