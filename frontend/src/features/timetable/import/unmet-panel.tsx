import { Panel } from '../../../ui/panel';
import type { TimetableFile } from '../calls';

const few = 12;

/** Where the file is at odds with itself. */
export function UnmetPanel({ file }: { file: TimetableFile }) {
  const { unmet, withoutCards, withoutTeacher, withoutRoom, unknownRooms, overlappingPeriods } = file;
  const lessons = new Map(file.names.lessons.map((lesson) => [lesson.id, lesson]));
  const nameOf = (rows: readonly { id: string; name: string; short: string }[], id: string | null) => {
    const row = rows.find((each) => each.id === id);
    return row ? row.name || row.short : '';
  };
  const lessonName = (id: string) => {
    const lesson = lessons.get(id);
    const classes = lesson?.classIds.map((each) => nameOf(file.names.classes, each)).join(' + ');
    return [nameOf(file.names.subjects, lesson?.subjectId ?? null), classes].filter(Boolean).join(' ') || id;
  };
  const notes = [
    withoutCards.length > 0 && `${withoutCards.length} pelajaran tanpa kad`,
    withoutTeacher.length > 0 && `${withoutTeacher.length} pelajaran tanpa guru`,
    withoutRoom.length > 0 && `${withoutRoom.length} pelajaran tanpa bilik pada sesetengah slot`,
    unknownRooms.length > 0 && `${unknownRooms.length} bilik yang tidak dinamakan dalam fail, diabaikan`,
    overlappingPeriods.length > 0 &&
      `${overlappingPeriods.length} pasang waktu yang masanya bertindih: waktu itu tamat apabila waktu berikutnya bermula`,
  ].filter((note) => note !== false);
  return (
    <Panel title="Tentang fail ini">
      {unmet.length + notes.length === 0 ? (
        <p className="px-4 py-3 text-muted text-sm">
          Setiap pelajaran mempunyai waktu seminggu seperti yang dinyatakan.
        </p>
      ) : (
        <div className="flex flex-col gap-3 px-4 py-3 text-sm">
          {notes.length > 0 && (
            <ul className="flex list-disc flex-col gap-0.5 pl-4">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
          {unmet.length > 0 && (
            <div>
              <p className="font-medium">{unmet.length} pelajaran tidak cukup atau terlebih waktu</p>
              <ul className="text-muted">
                {unmet.slice(0, few).map(({ lessonId, placed, stated }) => (
                  <li key={lessonId} dir="auto" className="wrap-anywhere">
                    {lessonName(lessonId)}: {placed} daripada {stated.toLocaleString('ms-MY')} waktu
                  </li>
                ))}
              </ul>
              {unmet.length > few && <p className="text-muted">dan {unmet.length - few} lagi</p>}
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
