import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { PageHeader } from '../../ui/page-header';
import { searchOf } from './visit-address';
import type { Visit } from './visit-calls';
import { figureWords, momentWords, weekWords } from './visit-words';

/** For whom it is, until when, and the teachers and weeks that were chosen. */
export function VisitFront({ visit }: { visit: Visit }) {
  const { schoolName, schoolCode, visitor, endsAt, teachers, weeks } = visit;
  return (
    <>
      <PageHeader
        title={schoolName}
        state={
          <>
            Kod sekolah {schoolCode}. Untuk <strong className="font-medium text-text">{visitor}</strong>,
            terbuka hingga {momentWords(endsAt)}.
          </>
        }
      />
      <p className="prose-width pb-4 text-muted text-sm">
        RPH yang telah dihantar bagi guru dan minggu yang dipilih oleh sekolah, dengan keadaan pengesahannya.
        Hanya untuk dibaca; setiap halaman dan fail yang dibuka direkodkan oleh sekolah.
      </p>
      {teachers.length === 0 && (
        <EmptyState icon="people" title="Tiada guru untuk ditunjukkan">
          Guru yang dipilih tidak lagi berada di sekolah ini.
        </EmptyState>
      )}
      <ul className="flex flex-col gap-6">
        {teachers.map(({ id, name, weeks: figures }) => (
          <li key={id}>
            <h2 className="wrap-anywhere pb-1 font-semibold">{name}</h2>
            <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
              {figures.map((own, at) => (
                <WeekRow
                  key={own.week}
                  teacherId={id}
                  week={weeks[at] ?? { week: own.week, number: null }}
                  figures={own}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

type WeekRowProps = {
  teacherId: string;
  week: Visit['weeks'][number];
  figures: Visit['teachers'][number]['weeks'][number];
};

/** Where nothing was sent there is nothing to open. */
function WeekRow({ teacherId, week, figures }: WeekRowProps) {
  const words = (
    <span className="min-w-0 flex-1">
      <span className="font-medium">{weekWords(week)}</span>
      <span className="block text-muted text-sm">{figureWords(figures)}</span>
    </span>
  );
  if (figures.sent === 0) return <li className="flex min-h-12 items-center px-4 py-2">{words}</li>;
  return (
    <li>
      <Link
        to={searchOf({ part: 'week', teacherId, week: week.week })}
        className="flex min-h-12 items-center gap-3 px-4 py-2 hover:bg-sunken"
      >
        {words}
        <span className="text-muted">
          <Icon name="next" />
        </span>
      </Link>
    </li>
  );
}
