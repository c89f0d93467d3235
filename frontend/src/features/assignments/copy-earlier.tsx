import { useQuery } from '@tanstack/react-query';
import type { Change } from '../../grid/sheet';
import { type AcademicYear, academicYearsQuery } from '../../school/academic-year';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import { classesQuery, setsQuery } from '../classes';
import type { Assignments, TaughtClass } from './assignment-sheet';
import { copiedAssignments } from './copied-assignments';
import type { Teacher } from './teacher-kind';
import type { Lead } from './teaching-set-kind';

type CopyEarlierProps = {
  year: AcademicYear;
  day: string;
  classes: readonly TaughtClass[];
  teachers: readonly Teacher[];
  assignments: Assignments;
  onWrite: (changes: readonly Change<Lead>[]) => void;
};

/** Fills what nobody teaches yet with who taught it in the session before; nothing where there was none. */
export function CopyEarlier(props: CopyEarlierProps) {
  const years = useQuery(academicYearsQuery());
  const earlier = years.data?.items
    .filter(({ lastDay }) => lastDay < props.year.firstDay)
    .toSorted((one, other) => (one.lastDay < other.lastDay ? 1 : -1))[0];
  return earlier && <CopyFrom {...props} earlier={earlier} />;
}

function CopyFrom(props: CopyEarlierProps & { earlier: AcademicYear }) {
  const { earlier, day, classes, teachers, assignments, onWrite } = props;
  const taught = useQuery(classesQuery(earlier.id)).data;
  const sets = useQuery(setsQuery(earlier.id)).data;
  if (!taught || !sets) return null;
  const before = { lastDay: earlier.lastDay, classes: taught, sets };
  const changes = copiedAssignments(day, classes, teachers, assignments, before);
  if (changes.length === 0) return null;

  function copy() {
    onWrite(changes);
    void showToast({
      type: 'success',
      message: `${changes.length} petak diisi seperti sesi ${earlier.name}.`,
      action: {
        label: 'Buat asal',
        onSelect: () => onWrite(changes.map((change) => ({ ...change, before: change.after, after: null }))),
      },
    });
  }

  return (
    <Button variant="secondary" icon="copy" onClick={copy}>
      Salin {changes.length} dari {earlier.name}
    </Button>
  );
}
