import { LEAST_SCHOOL_DAYS_BOUNDS, SCHOOL_EVENTS_BOUNDS } from '@rules/calendar/domain/calendar-bounds';
import { countsOf } from '@rules/calendar/domain/calendar-counts';
import { useCurrentSchool } from '../../../school/current-school';
import { administers } from '../../../school/roles';
import type { Known } from '../known';
import { addressOf } from '../part-address';
import { PartPage } from '../parts';
import { CycleSection } from './cycle-section';
import { DaysSection } from './days-section';
import { NumberingSection } from './numbering-section';

/** By what the school counts its weeks and its days. What is of all sessions is for administrators alone. */
export function SettingsPage({ mayChange, ...known }: Known & { mayChange: boolean }) {
  const { membership } = useCurrentSchool();
  const mayDecide = mayChange && administers(membership);
  const { calendar } = known;
  const { schoolDays, schoolEvents } = countsOf(calendar);
  return (
    <PartPage
      title="Tetapan kalendar"
      state={
        mayDecide
          ? 'Nombor minggu dan bilangan hari ialah untuk semua sesi, mulai hari yang anda pilih. Sesi yang sudah tamat tidak berubah.'
          : 'Nombor minggu dan bilangan hari ditetapkan oleh pentadbir sekolah.'
      }
      back={{ to: addressOf(), label: 'Kalendar akademik' }}
    >
      <NumberingSection key={calendar.numbering} calendar={calendar} mayChange={mayDecide} />
      <CycleSection known={known} mayChange={mayChange} />
      <DaysSection
        key={`least-${calendar.leastSchoolDays}`}
        title="Minimum hari persekolahan"
        help="Kalendar menandakan sesi yang kurang daripada bilangan ini."
        setting="leastSchoolDays"
        bounds={LEAST_SCHOOL_DAYS_BOUNDS}
        inForce={calendar.leastSchoolDays}
        mayChange={mayDecide}
        effect={(days) =>
          schoolDays < days
            ? `Sesi ${known.year.name} ada ${schoolDays} hari: kurang ${days - schoolDays} hari.`
            : `Sesi ${known.year.name} ada ${schoolDays} hari: ${schoolDays - days} hari lebih.`
        }
      />
      <DaysSection
        key={`most-${calendar.mostSchoolEvents}`}
        title="Cuti peristiwa setahun"
        help="Paling banyak yang boleh diberikan oleh sekolah sendiri dalam satu sesi."
        setting="mostSchoolEvents"
        bounds={SCHOOL_EVENTS_BOUNDS}
        inForce={calendar.mostSchoolEvents}
        mayChange={mayDecide}
        effect={(days) => `Sesi ${known.year.name} sudah mengambil ${schoolEvents} daripada ${days} hari.`}
      />
    </PartPage>
  );
}
