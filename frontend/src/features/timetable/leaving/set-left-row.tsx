import type { SetLeft, Taker } from '@rules/timetable/domain/suggestion/successors';
import { SelectField } from '../../../ui/select-field';
import type { Known } from '../known';

type SetLeftRowProps = {
  known: Known;
  leaverId: string;
  left: SetLeft;
  onChoose: (setId: string, personId: string) => void;
};

/** One set that is left, who takes it, and why. */
export function SetLeftRow({ known, leaverId, left, onChoose }: SetLeftRowProps) {
  const { setId, lessonIds, takerId, takers } = left;
  const set = known.sets.find(({ id }) => id === setId);
  const taker = takers.find(({ personId }) => personId === takerId);
  const others = known.lessons
    .filter(({ id }) => lessonIds.includes(id))
    .flatMap(({ teacherIds }) => teacherIds.filter((id) => id !== leaverId));
  const nameOf = (id: string) =>
    known.people.find(({ userId }) => userId === id)?.displayName ?? 'Bekas guru';
  return (
    <li className="flex flex-col gap-2 py-4">
      <p dir="auto" className="wrap-anywhere font-medium">
        {set ? `${set.name} · ${set.subjectName}` : 'Kelas'}
      </p>
      <SelectField
        label="Pengganti"
        value={takerId ?? ''}
        onChange={({ target }) => onChoose(setId, target.value)}
        options={[
          ...(takerId === null
            ? [{ value: '', label: others.length > 0 ? `${nameOf(others[0] ?? '')} seorang` : 'Tiada' }]
            : []),
          ...takers.map((each) => ({ value: each.personId, label: nameOf(each.personId) })),
        ]}
      />
      {taker && <p className="text-muted text-sm">{reasonOf(taker, lessonIds.length)}</p>}
    </li>
  );
}

function reasonOf({ clashing, teachesSubject, periods }: Taker, lessons: number): string {
  return [
    clashing === 0
      ? 'Lapang pada semua masanya'
      : `Ada kelas lain pada ${clashing} daripada ${lessons} masanya`,
    teachesSubject ? 'sudah mengajar subjek ini' : 'belum mengajar subjek ini',
    `menjadi ${periods.toLocaleString('ms-MY')} waktu seminggu`,
  ].join(' · ');
}
