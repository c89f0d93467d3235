import { lastDayOf } from '@rules/calendar/school-week';
import { useState } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import type { ChosenWeek, DueWeek, OfWhom, Submissions, TeacherSubmissions } from './calls';
import { sentOf } from './cell-words';
import { HelpList } from './help-list';
import { LessonsPanel } from './lessons-panel';
import { ShareBar } from './share-bar';
import { SubmissionsTable } from './submissions-table';
import { nameOf } from './teacher-weeks';
import { useTeacherFile } from './use-teacher-file';

type SubmissionsBoardProps = { whom: OfWhom; submissions: Submissions };

/** Teachers by weeks; each figure opens the lessons that it counts. */
export function SubmissionsBoard({ whom, submissions }: SubmissionsBoardProps) {
  const { weeks } = submissions;
  const teachers = helpFirst(submissions.teachers);
  const [chosen, choose] = useState<ChosenWeek | null>(null);
  const file = useTeacherFile(whom);
  const last = weeks.at(-1);
  if (teachers.length === 0 || weeks.length === 0)
    return (
      <EmptyState icon="people" title="Belum ada apa-apa untuk dikira">
        {weeks.length === 0
          ? 'Sesi ini belum ada minggu persekolahan.'
          : 'Tiada guru dengan jadual di bawah penyeliaan anda. Pentadbir sekolah menetapkan siapa menyemak siapa.'}
      </EmptyState>
    );
  return (
    <>
      <ShareBar figures={teachers.flatMap((teacher) => teacher.weeks.at(-1) ?? [])} />
      <div className="flex flex-col gap-6 dense:gap-4 min-[1100px]:flex-row min-[1100px]:items-start">
        <div className="min-w-0 flex-1">
          <SubmissionsTable
            weeks={weeks}
            teachers={teachers}
            onChoose={choose}
            onFile={(teacher) => last && file.make({ teacher, to: lastDayOf(last.week) })}
            filing={file.busyWith?.teacher.teacherId}
          />
          <Explanation since={weeks[0]} />
        </div>
        {chosen ? (
          <LessonsPanel
            key={`${chosen.teacher.teacherId} ${chosen.week.week}`}
            {...{ whom, chosen }}
            onClose={() => choose(null)}
          />
        ) : (
          <HelpList weeks={weeks} teachers={teachers} onChoose={choose} />
        )}
      </div>
    </>
  );
}

function Explanation({ since }: { since: DueWeek | undefined }) {
  return (
    <details className="pt-3 text-muted text-sm">
      <summary className="min-h-11 cursor-pointer content-center sm:min-h-8">Lihat kiraan</summary>
      <p className="prose-width">
        {since && `Dikira sejak ${nameOf(since)}, bagi setiap guru sejak PdP pertamanya. `}
        Dijangka ialah PdP dalam jadual pada hari persekolahan, tolak PdP pada hari guru tidak hadir dan PdP
        yang dihentikan oleh acara sekolah. PdP bersama dikira sekali, bagi guru yang mengetuainya; relief
        tidak dikira. Lewat dikira pada penghantaran pertama, mengikut tarikh akhir minggu itu. Tekan
        mana-mana angka untuk melihat PdP yang dikiranya.
      </p>
    </details>
  );
}

/** Nobody is ranked: who may want a word stands first, the others by name. */
function helpFirst(teachers: readonly TeacherSubmissions[]): TeacherSubmissions[] {
  return [...teachers.filter(({ help }) => help), ...teachers.filter(({ help }) => !help)];
}

/** "M41: 177 daripada 204 dihantar · 2 guru perlu bantuan" */
export function stateSentence({ weeks, teachers }: Submissions): string {
  const last = weeks.at(-1);
  const figures = teachers.flatMap((teacher) => teacher.weeks.at(-1) ?? []);
  const expected = figures.reduce((sum, each) => sum + each.expected, 0);
  if (!last || expected === 0) return 'Tiada rancangan dijangka minggu ini.';
  const sent = figures.reduce((sum, each) => sum + sentOf(each), 0);
  const named = last.number === null ? 'Minggu ini' : `M${last.number}`;
  const helped = teachers.filter(({ help }) => help).length;
  return `${named}: ${sent} daripada ${expected} dihantar${helped === 0 ? '' : ` · ${helped} guru perlu bantuan`}`;
}
