import { Link } from 'react-router';
import { paths } from '../../../site/paths';
import { singleKeys } from '../../../site/preferences';
import { Kbd } from '../../../ui/kbd';
import type { MyWeek } from './calls';

type WeekFootProps = { week: MyWeek; hasUnwritten: boolean };

/** What the grey words are, and what the page still needs to know more. */
export function WeekFoot({ week, hasUnwritten }: WeekFootProps) {
  const hasProposal = week.lessons.some(({ proposed, planId }) => proposed && !planId);
  const hasStopped = week.lessons.some(({ standing, planId }) => standing === 'stopped' && planId);
  const lacksPlan = week.lessons.some(({ hasYearlyPlan }) => hasYearlyPlan === false);
  return (
    <footer className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-5 text-muted text-sm print:hidden">
      <div className="flex flex-col gap-1">
        {hasProposal && hasUnwritten && (
          <p>Yang kelabu ialah cadangan RPT. Belum ada apa-apa yang ditulis.</p>
        )}
        {week.source === 'pattern' && (
          <p>
            Jadual anda belum ada: PdP mengikut minggu terakhir yang anda rancang.{' '}
            <Link className="text-accent underline" to={paths.timetable}>
              Buka jadual
            </Link>
          </p>
        )}
        {week.source === 'none' && (
          <p>
            Jadual anda belum ada, jadi PdP minggu ini belum diketahui. Rancangan masih boleh ditulis sendiri.{' '}
            <Link className="text-accent underline" to={paths.timetable}>
              Buka jadual
            </Link>
          </p>
        )}
        {lacksPlan && (
          <p>
            Sesetengah kelas belum ada RPT, jadi topiknya tidak dicadangkan.{' '}
            <Link className="text-accent underline" to={paths.yearlyPlans}>
              Buka RPT
            </Link>
          </p>
        )}
      </div>
      {singleKeys.read() === 'on' && <Keys hasUnwritten={hasUnwritten} hasStopped={hasStopped} />}
    </footer>
  );
}

/** Where there is a fine pointer, and so a keyboard. */
function Keys({ hasUnwritten, hasStopped }: Record<'hasUnwritten' | 'hasStopped', boolean>) {
  return (
    <p className="hidden flex-wrap items-center gap-1.5 pointer-fine:flex">
      {hasUnwritten && (
        <>
          <Kbd>S</Kbd> sediakan
        </>
      )}
      {hasStopped && (
        <>
          <Kbd>M</Kbd> pindah
        </>
      )}
      <Kbd>N</Kbd> perlu dilihat <Kbd>1</Kbd>-<Kbd>5</Kbd> hari <Kbd>J</Kbd> <Kbd>K</Kbd> PdP <Kbd>C</Kbd>{' '}
      kelas selari <Kbd>T</Kbd> tangguh <Kbd>R</Kbd> refleksi <Kbd>H</Kbd> hantar <Kbd>←</Kbd> <Kbd>→</Kbd>{' '}
      minggu
    </p>
  );
}
