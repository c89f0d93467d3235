import { newOne } from '@rules/timetable/domain/import/imported-slots';
import { isNewOne, type MatchKind } from '@rules/timetable/domain/import/matching';
import { Panel } from '../../../ui/panel';
import { partsWords, subjectName } from './school-words';
import type { Taking } from './use-taken-over';

/** What the draft needs and the school does not have: made with it. */
export function MissingPanel({ named, taken }: Pick<Taking, 'named' | 'taken'>) {
  const { lessons } = taken.draft;
  const usedSets = new Set(lessons.map(({ teachingSetId }) => teachingSetId));
  const sets = taken.taught.filter(({ isNew, key }) => isNew && usedSets.has(key));
  const parts = [...lessons, ...sets].flatMap((each) => each.parts);
  const used = new Set([
    ...lessons.flatMap(({ roomId, classIds }) => [roomId, ...classIds]),
    ...parts.flatMap(({ classId, groupId }) => [classId, groupId]),
    ...sets.map(({ subjectId }) => subjectId),
  ]);
  const madeOf = (of: MatchKind) =>
    taken.matches
      .filter(
        ({ kind, id, choice }) =>
          kind === of && choice !== null && isNewOne(choice) && used.has(newOne(kind, id)),
      )
      .map(({ name, short }) => name || short);
  const made = kinds.map(([kind, words]) => ({ words, names: madeOf(kind) }));
  return (
    <Panel title="Dibuat bersama draf">
      {sets.length + made.flatMap(({ names }) => names).length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">
          Semua kelas, mata pelajaran, set mengajar dan bilik sudah ada di sekolah.
        </p>
      ) : (
        <div className="flex flex-col gap-3 px-4 py-3 text-sm">
          {made.map(({ words, names }) => (
            <Names key={words} title={`${names.length} ${words}`} names={names} />
          ))}
          <Names
            title={`${sets.length} set mengajar`}
            names={sets.map(
              ({ subjectId, parts }) => `${subjectName(named, subjectId)} ${partsWords(named, parts)}`,
            )}
          />
        </div>
      )}
    </Panel>
  );
}

const few = 8;
const kinds: readonly (readonly [MatchKind, string])[] = [
  ['class', 'kelas'],
  ['group', 'kumpulan'],
  ['subject', 'mata pelajaran'],
  ['room', 'bilik'],
];

function Names({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - few;
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p dir="auto" className="wrap-anywhere text-muted">
        {names.slice(0, few).join(', ')}
        {more > 0 && ` dan ${more} lagi`}
      </p>
    </div>
  );
}
