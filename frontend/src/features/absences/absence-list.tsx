import { addDays } from '@rules/calendar/day';
import { useDeletion } from '../../nouns/use-deletion';
import { useChange } from '../../queries/use-change';
import { type Column, DataTable } from '../../ui/data-table';
import { Menu } from '../../ui/menu';
import { reasonWords, timeWords } from './absence-words';
import type { Absence, NewAbsence } from './calls';
import { absences as noun } from './noun';

type AbsenceListProps = {
  caption: string;
  absences: readonly Absence[];
  nameOf: (personId: string) => string;
  today: string;
  onEdit: (absence: Absence) => void;
};

/** What may be done about one stands with whoever may know why: the person, the office, administrators. */
export function AbsenceList({ caption, absences, nameOf, today, onEdit }: AbsenceListProps) {
  const deletion = useDeletion(noun);
  const ending = useChange((absence: Known) => noun.calls.change({ ...absence, to: addDays(today, -1) }), {
    done: (_ended, { personId }) => `${nameOf(personId)} hadir semula mulai hari ini.`,
    changes: noun.calls.changes,
    undo: ({ version }, absence) => noun.calls.change({ ...absence, version }),
  });
  const columns: readonly Column<Absence>[] = [
    { header: 'Nama', cell: ({ personId }) => nameOf(personId) },
    { header: 'Bila', cell: timeWords },
    { header: 'Sebab', cell: (absence) => <span dir="auto">{reasonWords(absence)}</span> },
  ];
  const actions = (absence: Absence) =>
    isKnown(absence) && (
      <Menu
        label={`Tindakan untuk ketiadaan ${nameOf(absence.personId)}`}
        items={[
          { label: 'Ubah…', icon: 'edit', onSelect: () => onEdit(absence) },
          ...(absence.from < today
            ? [
                {
                  label: 'Sudah hadir hari ini',
                  icon: 'check',
                  onSelect: () => ending.make(absence),
                } as const,
              ]
            : []),
          { label: 'Padam', icon: 'delete', danger: true, onSelect: () => deletion.make(absence) },
        ]}
      />
    );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={absences}
      rowKey={({ id }) => id}
      actions={absences.some(isKnown) ? actions : undefined}
    />
  );
}

type Known = Absence & Pick<NewAbsence, 'kind' | 'reason'>;

function isKnown(absence: Absence): absence is Known {
  return absence.kind !== null && absence.reason !== null;
}
