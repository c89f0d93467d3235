import { useState } from 'react';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format';
import { SelectField } from '../../../ui/select-field';
import { Sheet } from '../../../ui/sheet';
import { lessonPlansKey } from '../../lesson-plans';
import { type TimetableSet, timetableKey } from '../api';
import { type Adoption, adoptTimetable } from './api';

type Line = Adoption['lines'][number];
type AdoptionSheetProps = { adoption: Adoption; sets: readonly TimetableSet[]; onClose: () => void };

const keyOf = ({ className, subject }: Line) => JSON.stringify([className, subject]);

/** What becomes of each class of the own week in the school's timetable. */
export function AdoptionSheet({ adoption, sets, onClose }: AdoptionSheetProps) {
  const { lines, taughtSetIds, timetableId, startsOn } = adoption;
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const taught = sets.filter(({ id }) => taughtSetIds.includes(id));
  const setIdOf = (line: Line) => chosen[keyOf(line)] ?? line.matchedSetId ?? '';
  const adopting = useChange(
    () =>
      adoptTimetable({
        timetableId,
        matches: lines.flatMap((line) => {
          const teachingSetId = setIdOf(line);
          const { className, subject } = line;
          return line.teachingSetId === null && teachingSetId ? [{ className, subject, teachingSetId }] : [];
        }),
      }),
    {
      done: `Minggu anda mengikut jadual sekolah mulai ${formatDate(startsOn)}.`,
      stale: [timetableKey, lessonPlansKey],
    },
  );
  return (
    <Sheet title="Padankan dengan jadual sekolah" onClose={onClose}>
      <p className="pb-4 text-muted text-sm">
        Rancangan yang sudah ditulis untuk kelas anda menjadi rancangan kelas itu dalam jadual sekolah. Tiada
        rancangan yang dipadam.
      </p>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={keyOf(line)} className="flex flex-col gap-2 py-3">
            <p dir="auto" className="wrap-anywhere font-medium">
              {line.className} · {line.subject}
            </p>
            <p className="text-muted text-sm">{countWords(line, setIdOf(line))}</p>
            {line.teachingSetId === null ? (
              <SelectField
                label="Dalam jadual sekolah"
                value={setIdOf(line)}
                onChange={({ target }) => setChosen((known) => ({ ...known, [keyOf(line)]: target.value }))}
                options={[
                  { value: '', label: 'Tiada, biarkan' },
                  ...taught.map(({ id, name, subjectName }) => ({
                    value: id,
                    label: `${name} · ${subjectName}`,
                  })),
                ]}
              />
            ) : (
              line.matchedSetId !== line.teachingSetId && (
                <p className="text-sm text-warning">
                  Tiada kelas ini dalam jadual sekolah. Rancangannya kekal sebagai tanpa slot.
                </p>
              )
            )}
          </li>
        ))}
      </ul>
      <Button
        icon="check"
        className="mt-4"
        busy={adopting.isBusy}
        onClick={() => void adopting.send().then(onClose, () => undefined)}
      >
        Guna jadual sekolah
      </Button>
    </Sheet>
  );
}

function countWords({ lessons, sameTime, matchedSetId }: Line, setId: string): string {
  const count = `${lessons} kelas seminggu`;
  if (setId === '' || setId !== matchedSetId) return count;
  if (sameTime === lessons) return `${count}, pada masa yang sama`;
  return sameTime === 0 ? `${count}, pada masa lain` : `${count}, ${sameTime} pada masa yang sama`;
}
