import { newRoomId } from '@rules/timetable/domain/import/imported-slots';
import { Panel } from '../../../ui/panel';
import { partsWords, subjectName } from './school-words';
import type { Taking } from './use-taken-over';

/** What the draft needs and the school does not have: made with it. */
export function MissingPanel({ school, taken }: Pick<Taking, 'school' | 'taken'>) {
  const { lessons } = taken.draft;
  const usedRooms = new Set(lessons.map(({ roomId }) => roomId));
  const rooms = taken.matches.filter(
    ({ kind, id, choice }) => kind === 'room' && choice === 'new' && usedRooms.has(newRoomId(id)),
  );
  const usedSets = new Set(lessons.map(({ teachingSetId }) => teachingSetId));
  const sets = taken.taught.filter(({ isNew, key }) => isNew && usedSets.has(key));
  return (
    <Panel title="Dibuat bersama draf">
      {sets.length + rooms.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">Semua set mengajar dan bilik sudah ada di sekolah.</p>
      ) : (
        <div className="flex flex-col gap-3 px-4 py-3 text-sm">
          <Names
            title={`${sets.length} set mengajar`}
            names={sets.map(
              ({ subjectId, parts }) => `${subjectName(school, subjectId)} ${partsWords(school, parts)}`,
            )}
          />
          <Names title={`${rooms.length} bilik`} names={rooms.map(({ name, short }) => name || short)} />
        </div>
      )}
    </Panel>
  );
}

const few = 8;

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
