import { spanHolds } from '@rules/calendar/day';
import { periodsWords } from '@rules/classes/domain/periods';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { Menu } from '../../ui/menu';
import type { SupervisedTeacher, Verified } from './supervised-teachers';
import type { Place } from './supervision-sheet';
import { useEnding } from './use-ending';
import { type Known, nameOf, subjectName } from './use-supervisions';

type TeachersPartProps = {
  known: Known;
  isReadOnly: boolean;
  /** Where the head of the page has another button. */
  mayAdd: boolean;
  onPlace: (place: Place) => void;
};

const heads = ['Penyemak pertama', 'Penyemak kedua'];

/** Every teacher with who verifies what; those of whom something is not verified by anybody stand first. */
export function TeachersPart({ known, isReadOnly, mayAdd, onPlace }: TeachersPartProps) {
  const ending = useEnding(known);
  const columns: readonly Column<SupervisedTeacher>[] = [
    { header: 'Guru', cell: ({ teacherId }) => nameOf(teacherId, known) },
    ...heads.slice(0, known.steps).map(
      (header, at): Column<SupervisedTeacher> => ({
        header,
        cell: ({ steps }) => <Verifiers verified={steps[at] ?? []} known={known} />,
      }),
    ),
    { header: 'Waktu seminggu', cell: ({ periods }) => periodsWords(periods), align: 'right' },
  ];
  const actions = ({ teacherId }: SupervisedTeacher) => (
    <Menu
      label={`Tindakan untuk ${nameOf(teacherId, known)}`}
      items={[
        { label: 'Tetapkan penyemak…', icon: 'edit', onSelect: () => onPlace({ teacherId }) },
        ...known.supervisions
          .filter((each) => each.teacherId === teacherId && spanHolds(each, known.day))
          .map(
            (each) =>
              ({
                label: `Tamatkan ${nameOf(each.supervisorId, known)}${each.subjectId ? ` (${subjectName(each.subjectId, known)})` : ''}`,
                icon: 'delete',
                danger: true,
                onSelect: () => ending.make(each),
              }) as const,
          ),
      ]}
    />
  );
  return (
    <section aria-labelledby="guru-diselia" className="flex flex-col gap-3">
      <h2 id="guru-diselia" className="font-semibold text-lg">
        Guru
      </h2>
      <DataTable
        caption="Guru dan penyemak RPH mereka"
        columns={columns}
        rows={inOrder(known)}
        rowKey={({ teacherId }) => teacherId}
        actions={isReadOnly ? undefined : actions}
      />
      {mayAdd && !isReadOnly && (
        <Button variant="secondary" icon="add" className="self-start" onClick={() => onPlace({})}>
          Tetapkan penyemak
        </Button>
      )}
    </section>
  );
}

/** What is missing first, then by name. */
function inOrder(known: Known): SupervisedTeacher[] {
  const isOpen = ({ steps }: SupervisedTeacher) => steps.flat().some(({ holderId }) => holderId === null);
  return known.teachers.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      nameOf(one.teacherId, known).localeCompare(nameOf(other.teacherId, known), 'ms'),
  );
}

function Verifiers({ verified, known }: { verified: readonly Verified[]; known: Known }) {
  const isOne = verified.length === 1;
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end max-sm:text-right">
      {verified.map(({ holderId, actingId, subjectIds }) => {
        const subjects = subjectIds.map((id) => subjectName(id, known)).join(', ');
        if (holderId === null)
          return (
            <Badge key="nobody" tone="warning" icon="warning">
              {isOne ? 'Belum ada' : `Belum ada: ${subjects}`}
            </Badge>
          );
        return (
          <span key={holderId} className="wrap-anywhere">
            {nameOf(holderId, known)}
            {!isOne && <span className="text-muted"> · {subjects}</span>}
            {actingId ? (
              <span className="block text-muted text-sm">Dipangku {nameOf(actingId, known)}</span>
            ) : (
              known.isAway(holderId) && <span className="block text-muted text-sm">Tidak hadir</span>
            )}
          </span>
        );
      })}
    </span>
  );
}
