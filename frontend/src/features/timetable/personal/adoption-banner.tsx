import { lazy, Suspense, useState } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { formatDate } from '../../../ui/format';
import type { PersonalTimetable } from './calls';

const AdoptionSheet = lazy(async () => ({ default: (await import('./adoption-sheet')).AdoptionSheet }));

/** The school has published a timetable with lessons of the person: one press to what becomes of their own. */
export function AdoptionBanner({ personal }: { personal: PersonalTimetable }) {
  const [isOpen, setOpen] = useState(false);
  const { adoption, sets } = personal;
  if (!adoption) return null;
  return (
    <>
      <Banner
        tone="info"
        title="Jadual sekolah sudah ada kelas anda"
        action={
          <Button size="small" onClick={() => setOpen(true)}>
            Padankan
          </Button>
        }
      >
        Mulai {formatDate(adoption.startsOn)} minggu anda mengikut jadual sekolah. Padankan dengan jadual
        sendiri supaya rancangan yang sudah ditulis mengikut kelasnya.
      </Banner>
      <Suspense>
        {isOpen && <AdoptionSheet adoption={adoption} sets={sets} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
