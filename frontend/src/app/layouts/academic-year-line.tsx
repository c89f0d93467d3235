import { useAcademicYear } from '../../school/academic-year';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

/** Says so where a page is about another session than today's. */
export function AcademicYearLine() {
  const { chosen, current, isReadOnly, choose } = useAcademicYear();
  if (!chosen || !current || chosen.id === current.id) return null;
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
    </Banner>
  );
}
