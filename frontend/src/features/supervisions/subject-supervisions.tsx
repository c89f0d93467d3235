import { spanHolds } from '@rules/calendar/day';
import { Button } from '../../ui/button';
import { type Column, DataTable } from '../../ui/data-table';
import { formatShortDate } from '../../ui/format';
import { Menu } from '../../ui/menu';
import type { Supervision } from './calls';
import type { Place } from './supervision-sheet';
import { useEnding } from './use-ending';
import { type Known, nameOf, subjectName } from './use-supervisions';

type SubjectSupervisionsProps = { known: Known; isReadOnly: boolean; onPlace: (place: Place) => void };

/** Subjects whose plans one person verifies for whoever teaches them. A teacher who is named counts before. */
export function SubjectSupervisions({ known, isReadOnly, onPlace }: SubjectSupervisionsProps) {
  const ending = useEnding(known);
  const rows = known.supervisions.filter((each) => each.teacherId === null && isNowOrLater(each, known.day));
  const columns: readonly Column<Supervision>[] = [
    { header: 'Subjek', cell: ({ subjectId }) => <span dir="auto">{subjectName(subjectId, known)}</span> },
    { header: 'Penyemak', cell: ({ supervisorId }) => nameOf(supervisorId, known) },
    ...(known.steps === 2
      ? [{ header: 'Langkah', cell: ({ step }: Supervision) => (step === 1 ? 'Pertama' : 'Kedua') }]
      : []),
    { header: 'Tempoh', cell: (each) => spanWords(each) },
  ];
  return (
    <section aria-labelledby="ikut-subjek" className="flex flex-col gap-3">
      <div>
        <h2 id="ikut-subjek" className="font-semibold text-lg">
          Ikut subjek
        </h2>
        <p className="prose-width text-muted text-sm">
          Ketua panitia boleh menyemak RPH subjeknya. Penyemak yang ditetapkan bagi seorang guru didahulukan.
        </p>
      </div>
      {rows.length > 0 && (
        <DataTable
          caption="Penyemak ikut subjek"
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          actions={
            isReadOnly
              ? undefined
              : (each) => (
                  <Menu
                    label={`Tindakan untuk ${subjectName(each.subjectId, known)}`}
                    items={[
                      {
                        label: 'Tukar penyemak…',
                        icon: 'edit',
                        onSelect: () =>
                          onPlace({ subjectId: each.subjectId ?? '', step: each.step, isOfSubject: true }),
                      },
                      {
                        label: 'Tamatkan',
                        icon: 'delete',
                        danger: true,
                        onSelect: () => ending.make(each),
                      },
                    ]}
                  />
                )
          }
        />
      )}
      {!isReadOnly && known.subjects.length > 0 && (
        <Button
          variant="secondary"
          icon="add"
          className="self-start"
          onClick={() => onPlace({ isOfSubject: true })}
        >
          Tetapkan ikut subjek
        </Button>
      )}
    </section>
  );
}

const isNowOrLater = ({ from, to }: Supervision, day: string) => from > day || spanHolds({ from, to }, day);

const spanWords = ({ from, to }: Supervision) =>
  to === null ? `Mulai ${formatShortDate(from)}` : `${formatShortDate(from)} hingga ${formatShortDate(to)}`;
