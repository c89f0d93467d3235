import { useQuery } from '@tanstack/react-query';
import { useAcademicYear } from '../../school/academic-year';
import { sessionCalendarQuery } from '../../school/calendar/session-calendar';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

/** Says so where a page is about another session than today's. */
export function AcademicYearLine() {
  const { chosen, current, isReadOnly, choose } = useAcademicYear();
  const calendar = useQuery({ ...sessionCalendarQuery(chosen?.id ?? ''), enabled: chosen !== undefined });
  if (!chosen || !current || chosen.id === current.id) return null;
  const isUnconfirmed = calendar.data?.kept.isConfirmed === false;
  return (
    <Banner
      tone={isReadOnly ? 'info' : 'warning'}
      action={
        <Button variant="quiet" onClick={() => choose(current)}>
          Kembali ke sesi {current.name}
        </Button>
      }
    >
      {isReadOnly
        ? `Sesi ${chosen.name} ditutup. Baca sahaja.`
        : `Halaman ini bagi sesi ${chosen.name}, bukan sesi semasa (${current.name}).`}
      {isUnconfirmed && ' Kalendarnya belum disahkan.'}
    </Banner>
  );
}
