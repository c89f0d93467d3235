import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { handOver } from '../../../queries/papers/hand-over';
import { QueryStates } from '../../../queries/query-states';
import { useChange } from '../../../queries/use-change';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { currentHost } from '../../../site/host';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { formatDate, formatMonth, formatShortDay, formatTime } from '../../../ui/format';
import { SidePanel } from '../../../ui/side-panel';
import type { Tone } from '../../../ui/tone';
import { monthOf, termOf } from '../papers/paper-span';
import { planTitle } from '../plan';
import { planAddress } from '../plan-address';
import {
  type ChosenWeek,
  fetchReport,
  type OfWhom,
  type SubmittedLesson,
  submittedLessonsQuery,
} from './calls';
import { weekWords } from './submissions-take-away';
import { useTeacherFile } from './use-teacher-file';

type LessonsPanelProps = { whom: OfWhom; chosen: ChosenWeek; onClose: () => void };

const fates: Record<SubmittedLesson['fate'], { words: string; tone: Tone }> = {
  on_time: { words: 'Tepat masa', tone: 'success' },
  late: { words: 'Lewat', tone: 'warning' },
  missing: { words: 'Belum', tone: 'warning' },
  open: { words: 'Dalam tempoh', tone: 'neutral' },
  away: { words: 'Tidak dikira: tidak hadir', tone: 'neutral' },
  colleague: { words: 'Tidak dikira: rancangan rakan', tone: 'neutral' },
  stopped: { words: 'Tidak dikira', tone: 'neutral' },
};
const states = { sent: 'dihantar', returned: 'dipulangkan', verified: 'disahkan' };

/** The lessons of a teacher's week, each as it is counted; what was sent is opened from here. */
export function LessonsPanel({ whom, chosen: { teacher, week }, onClose }: LessonsPanelProps) {
  const { teacherId } = teacher;
  const query = useQuery(submittedLessonsQuery({ ...whom, teacherId, day: week.week }));
  const isAtSchool = currentHost().kind === 'school';
  const year = `${week.week.slice(0, 4)}`;
  const report = useChange(
    async () =>
      handOver(
        await fetchReport({ ...whom, teacherId, from: `${year}-01-01`, to: week.week }),
        'penghantaran-rph-guru.pdf',
      ),
    { changes: [] },
  );
  return (
    <SidePanel title={`${teacher.name}, ${weekWords(week)}`} onClose={onClose}>
      <p className="pb-3 text-muted text-sm">
        Tarikh akhir {formatDate(week.dueAt)}, {formatTime(new Date(week.dueAt))}.
      </p>
      <QueryStates query={query} what="PdP" empty={<p>Tiada PdP.</p>}>
        {({ lessons }) => (
          <ul className="divide-y divide-line border-line border-y">
            {lessons.map((lesson) => (
              <Lesson key={`${lesson.date} ${lesson.startTime} ${lesson.className}`} {...lesson} />
            ))}
          </ul>
        )}
      </QueryStates>
      <Button
        variant="secondary"
        size="small"
        icon="download"
        className="mt-4"
        busy={report.isBusy}
        onClick={() => report.make()}
      >
        Laporan guru ini (PDF)
      </Button>
      <div className="flex flex-wrap gap-2 pt-2">
        {isAtSchool && <TermFile {...{ whom, teacher, week: week.week }} />}
        <FileButton
          {...{ whom, teacher, label: 'Fail RPH minggu ini', from: week.week, to: lastDayOf(week.week) }}
        />
        <FileButton
          {...{ whom, teacher, label: `Fail RPH ${formatMonth(week.week)}`, ...monthOf(week.week) }}
        />
      </div>
    </SidePanel>
  );
}

type FileButtonProps = {
  whom: OfWhom;
  teacher: ChosenWeek['teacher'];
  label: string;
  from: string;
  to: string;
};

function FileButton({ whom, teacher, label, from, to }: FileButtonProps) {
  const file = useTeacherFile(whom);
  return (
    <Button
      variant="secondary"
      size="small"
      icon="download"
      busy={file.isBusy}
      onClick={() => file.make({ teacher, from, to })}
    >
      {label}
    </Button>
  );
}

/** By the days of the school that the page is of. */
function TermFile({ week, ...file }: Pick<FileButtonProps, 'whom' | 'teacher'> & { week: string }) {
  const { days } = useSchoolDays();
  const term = termOf(days.terms, lastDayOf(week));
  return (
    term && <FileButton {...file} label={`Fail RPH Penggal ${term.term}`} from={term.from} to={term.to} />
  );
}

function Lesson({ date, startTime, className, subject, fate, stoppedBy, planId, state }: SubmittedLesson) {
  const { words, tone } = fates[fate];
  const title = planTitle({ subject, className });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 text-sm">
      <span className="w-24 shrink-0 text-muted tabular-nums">
        {formatShortDay(date)}, {formatTime(startTime).split(' ')[0]}
      </span>
      <span dir="auto" className="wrap-anywhere min-w-0 flex-1 basis-32">
        {planId && currentHost().kind === 'school' ? (
          <Link to={planAddress(planId)} className="underline underline-offset-2">
            {title}
          </Link>
        ) : (
          title
        )}
      </span>
      <Badge tone={tone}>{stoppedBy ? `Dihentikan: ${stoppedBy}` : words}</Badge>
      {state && <span className="text-muted text-xs">{states[state]}</span>}
    </li>
  );
}
