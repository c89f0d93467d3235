import type { SuggestedLessons } from '@rules/timetable/domain/suggestion/suggested-lessons';
import { DataTable } from '../../../ui/data-table';
import { Panel } from '../../../ui/panel';
import type { Known } from '../known';
import { loadsOf } from './asked';

/** Whose week changes, and by how much. */
export function LoadChanges({ known, found }: { known: Known; found: SuggestedLessons }) {
  const rows = changesOf(known, found);
  return (
    <Panel title="Apa yang berubah">
      <p className="px-4 py-3">
        {found.added.length.toLocaleString('ms-MY')} pelajaran ditambah,{' '}
        {found.moved.length.toLocaleString('ms-MY')} berubah masa atau bilik.
      </p>
      {rows.length > 0 && (
        <div className="px-2 pb-2">
          <DataTable
            caption="Guru yang berubah minggunya"
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              { header: 'Guru', cell: ({ name }) => <span dir="auto">{name}</span> },
              {
                header: 'Waktu',
                align: 'right',
                cell: ({ before, after }) => change(before.periods, after.periods),
              },
              {
                header: 'Waktu kosong',
                align: 'right',
                cell: ({ before, after }) => change(before.idle, after.idle),
              },
            ]}
          />
        </div>
      )}
    </Panel>
  );
}

const figure = (value: number) => value.toLocaleString('ms-MY');
function change(before: number, after: number) {
  return (
    <span className="whitespace-nowrap">
      {before === after ? figure(after) : `${figure(before)} → ${figure(after)}`}
    </span>
  );
}

const none = { periods: 0, idle: 0 };

function changesOf(known: Known, { added, moved }: SuggestedLessons) {
  const times = new Map(moved.map(({ lessonId, ...time }) => [lessonId, time]));
  const [before, after] = [
    loadsOf(known, known.lessons),
    loadsOf(known, [
      ...known.lessons.map((lesson) => ({ ...lesson, ...times.get(lesson.id) })),
      ...added.map((lesson) => ({
        ...lesson,
        teachingSetId: lesson.setId,
        teacherIds: [...lesson.teacherIds],
      })),
    ]),
  ];
  return known.people.flatMap(({ userId: id, displayName: name }) => {
    const [stood, stands] = [before.get(id) ?? none, after.get(id) ?? none];
    const isSame = stood.periods === stands.periods && stood.idle === stands.idle;
    return isSame ? [] : [{ id, name, before: stood, after: stands }];
  });
}
