import { lastDayOf } from '@rules/calendar/school-week';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { handOver } from '../../../queries/papers/hand-over';
import { useChange } from '../../../queries/use-change';
import { academicYearsQuery } from '../../../school/academic-year';
import { useSchoolDays } from '../../../school/calendar/use-school-days';
import { buttonClass } from '../../../ui/button';
import { Icon } from '../../../ui/icon';
import { Menu } from '../../../ui/menu';
import { Spinner } from '../../../ui/spinner';
import type { MyWeek } from '../week/calls';
import {
  fetchArchive,
  fetchOwnFile,
  fetchPapers,
  fileRefusal,
  type PapersAsked,
  paperRefusal,
  paperTemplateQuery,
} from './calls';
import { sessionOf, spanOf } from './paper-span';

const PapersDialog = lazy(async () => ({ default: (await import('./papers-dialog')).PapersDialog }));

/** A week on paper: by two presses, and whatever else of the plans is taken away. */
export function PapersMenu({ week, isCompact }: { week: MyWeek; isCompact: boolean }) {
  const template = useQuery({ ...paperTemplateQuery(), enabled: false });
  const { data: years } = useQuery(academicYearsQuery());
  const { terms } = useSchoolDays().days;
  const [isAsking, setAsking] = useState(false);
  const papers = useChange(
    async (how: Pick<PapersAsked, 'format' | 'layout'>) => {
      const asked = { ...how, from: week.week, to: lastDayOf(week.week) };
      const ending = how.format === 'pdf' ? 'pdf' : 'docx';
      await handOver(await fetchPapers(asked), `rph-${week.week}.${ending}`);
    },
    { changes: [], words: paperRefusal },
  );
  const archive = useChange(
    async () => {
      const session = years && sessionOf(years, week.week);
      if (session) await handOver(await fetchArchive(session.id), `rph-${session.name}.zip`);
    },
    { changes: [], words: paperRefusal },
  );
  const file = useChange(
    async (span: 'month' | 'term' | 'session') => {
      const session = years && sessionOf(years, week.week);
      const days = spanOf(span, { from: week.week, to: lastDayOf(week.week) }, { session, terms });
      if (days) await handOver(await fetchOwnFile(days), `fail-rph-${days.from}-${days.to}.pdf`);
    },
    { changes: [], words: fileRefusal },
  );
  const isBusy = papers.isBusy || archive.isBusy || file.isBusy;
  const hasPlans = week.plans.length > 0;
  return (
    <>
      <Menu
        label="Cetak"
        className={isCompact ? undefined : buttonClass({ variant: 'secondary' }, 'text-text')}
        onOpen={() => void template.refetch()}
        items={[
          {
            ...{ label: 'Padat, sehari sehelai (PDF)', icon: 'print', disabled: !hasPlans },
            onSelect: () => papers.make({ format: 'pdf', layout: 'day' }),
          },
          {
            ...{ label: 'Penuh, satu PdP sehelai (PDF)', icon: 'print', disabled: !hasPlans },
            onSelect: () => papers.make({ format: 'pdf', layout: 'lesson' }),
          },
          {
            ...{ label: 'Word (DOCX)', icon: 'download', disabled: !hasPlans },
            onSelect: () => papers.make({ format: 'docx', layout: 'lesson' }),
          },
          ...(template.data
            ? [
                {
                  ...({ label: 'Template sekolah (DOCX)', icon: 'download', disabled: !hasPlans } as const),
                  onSelect: () => papers.make({ format: 'template', layout: 'lesson' }),
                },
              ]
            : []),
          { label: 'Kelas atau subjek…', icon: 'filter', onSelect: () => setAsking(true) },
          { label: 'Fail RPH bulan ini (PDF)', icon: 'download', onSelect: () => file.make('month') },
          ...(terms.length > 0
            ? [
                {
                  ...({ label: 'Fail RPH penggal ini (PDF)', icon: 'download' } as const),
                  onSelect: () => file.make('term'),
                },
              ]
            : []),
          { label: 'Fail RPH sesi ini (PDF)', icon: 'download', onSelect: () => file.make('session') },
          { label: 'Arkib sesi (ZIP)', icon: 'download', onSelect: () => archive.make() },
          { label: 'Halaman ini', icon: 'print', onSelect: () => window.print() },
        ]}
      >
        {isBusy && isCompact ? <Spinner /> : <Icon name="print" />}
        {!isCompact && (isBusy ? 'Menyediakan…' : 'Cetak')}
      </Menu>
      <Suspense>{isAsking && <PapersDialog week={week} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
