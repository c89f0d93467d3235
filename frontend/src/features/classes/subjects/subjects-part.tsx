import { levelName } from '@rules/classes/domain/grade-level';
import { starterSubjects } from '@rules/classes/domain/starter-subjects';
import { lettersOf } from '@rules/classes/domain/subject-mark';
import { NounList } from '../../../nouns/noun-list';
import { useChange } from '../../../queries/use-change';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import type { Column } from '../../../ui/data-table';
import { EmptyState } from '../../../ui/empty-state';
import { LessonMark } from '../../../ui/lesson-mark';
import { randomUuid } from '../../../ui/random-uuid';
import { addSubjects, type NewSubject, type Subject, subjectNoun } from '../calls';
import type { Adding, Known } from '../known';
import { refused } from '../refusals';
import { SubjectSheet } from './subject-sheet';

type SubjectsPartProps = Known & Adding;

/** What the school teaches, whatever the session. */
export function SubjectsPart(props: SubjectsPartProps) {
  const { subjects, classes, isReadOnly, isAdding, onClose } = props;
  const usual = usualSubjects(props);
  const adding = useChange(() => addSubjects(usual), {
    done: ({ items }) => `${items.length} subjek ditambah.`,
    changes: ['classes'],
  });
  const addUsual = usual.length > 0 && !isReadOnly && (
    <Button
      variant={subjects.length === 0 ? 'primary' : 'quiet'}
      busy={adding.isBusy}
      className="self-start"
      onClick={() => adding.make()}
    >
      Tambah {usual.length} subjek lazim
    </Button>
  );

  const empty = (
    <EmptyState icon="yearlyPlan" title="Belum ada subjek" action={addUsual}>
      {classes.length === 0
        ? 'Cipta kelas dahulu: subjek lazim dicadangkan mengikut tahun atau tingkatannya.'
        : 'Subjek lazim bagi tahun atau tingkatan kelas sekolah boleh ditambah sekali gus, kemudian diubah.'}
    </EmptyState>
  );
  return (
    <NounList
      noun={{ calls: subjectNoun, one: 'Subjek', nameOf: ({ name }) => name, refused }}
      rows={subjects}
      columns={columns}
      empty={empty}
      {...{ isReadOnly, isAdding, onClose }}
      sheet={(opened) => <SubjectSheet {...props} {...opened} />}
    >
      {addUsual}
    </NounList>
  );
}

/** What schools with these classes usually teach, without what stands here. */
function usualSubjects({ classes, subjects, year, schoolType }: SubjectsPartProps): NewSubject[] {
  const levels = [...new Set(classes.flatMap(({ gradeLevels }) => gradeLevels))];
  const calendarYear = Number(year.firstDay.slice(0, 4));
  return starterSubjects({ schoolType, levels, calendarYear, present: subjects }).map((subject) => ({
    ...subject,
    id: randomUuid(),
    levels: [...subject.levels],
  }));
}

const columns: readonly Column<Subject>[] = [
  {
    header: 'Subjek',
    cell: ({ name, code, mark, hue, religion }) => (
      <span className="flex flex-wrap items-center gap-2">
        <LessonMark mark={mark ?? lettersOf(code)} hue={hue} />
        <span dir="auto">{name}</span>
        {religion && <Badge>Maklumat agama</Badge>}
      </span>
    ),
  },
  { header: 'Kod', cell: ({ code }) => code },
  {
    header: 'Kurikulum',
    cell: ({ levels }) => [...new Set(levels.map(({ curriculum }) => curriculum))].join(', ') || '–',
  },
  {
    header: 'Tahun / tingkatan',
    cell: ({ levels }) => levels.map(({ gradeLevel }) => levelName(gradeLevel)).join(', ') || '–',
  },
];
