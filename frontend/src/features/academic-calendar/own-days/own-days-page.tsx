import { Link } from 'react-router';
import { useCurrentSchool } from '../../../school/current-school';
import { administers } from '../../../school/roles';
import { paths } from '../../../site/paths';
import { EmptyState } from '../../../ui/empty-state';
import { formatShortDate } from '../../../ui/format';
import type { Known } from '../known';
import { addressOf } from '../part-address';
import { PartPage } from '../parts';
import { OwnDaysForm } from './own-days-form';
import { PublishedDays } from './published-days';

/** Terms and holidays of the school's own, where nobody has published the session or the school has others. */
export function OwnDaysPage({ mayChange, ...known }: Known & { mayChange: boolean }) {
  const { membership } = useCurrentSchool();
  const { year, kept } = known;
  const session = `Sesi berjalan ${formatShortDate(year.firstDay)} hingga ${formatShortDate(year.lastDay)}.`;
  return (
    <PartPage
      title={`Penggal dan cuti ${year.name}`}
      state={
        <>
          {!kept.isConfirmed && (
            <>
              <strong>Belum disahkan.</strong> Kementerian belum menerbitkan kalendar sesi ini.{' '}
            </>
          )}
          {session}{' '}
          {mayChange && administers(membership) && (
            <Link to={paths.schoolAdmin} className="underline">
              Ubah tarikh sesi
            </Link>
          )}
        </>
      }
      back={{ to: addressOf(), label: 'Kalendar akademik' }}
    >
      {mayChange ? (
        <>
          {kept.isConfirmed && <PublishedDays known={known} />}
          <OwnDaysForm known={known} calendarAddress={addressOf()} />
        </>
      ) : (
        <EmptyState icon="calendar" title="Anda tidak dapat mengubah penggal dan cuti sesi ini">
          Ia dijaga oleh pentadbir atau penjaga kalendar, selagi sesi ini belum ditutup. Tarikhnya boleh
          dibaca dalam kalendar akademik.
        </EmptyState>
      )}
    </PartPage>
  );
}
