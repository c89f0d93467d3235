import { lazy, Suspense } from 'react';
import { useAcademicYear } from '../../school/academic-year';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';

/** Seldom said, and so no part of what every page loads. */
const UnconfirmedWords = lazy(async () => ({
  default: (await import('./unconfirmed-words')).UnconfirmedWords,
}));

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
      <Suspense>
        <UnconfirmedWords yearId={chosen.id} />
      </Suspense>
    </Banner>
  );
}
