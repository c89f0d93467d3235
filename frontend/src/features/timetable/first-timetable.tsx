import type { AcademicYear } from '../../school/academic-year';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { PageHeader } from '../../ui/page-header';
import { parameters } from './timetable-address';
import { useAddTimetable } from './use-add-timetable';
import { useKeepsTimetables } from './use-keeps-timetables';

/** Before there is a timetable. */
export function FirstTimetable({ year }: { year: AcademicYear }) {
  const { mayChange } = useKeepsTimetables();
  const adding = useAddTimetable(year.id);
  return (
    <>
      <PageHeader title="Jadual mengajar" />
      {mayChange ? (
        <EmptyState
          icon="calendar"
          title="Jadual sesi ini belum dibuat"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              <Button icon="add" busy={adding.isBusy} onClick={() => adding.make({ name: 'Jadual pertama' })}>
                Mula draf pertama
              </Button>
              <ButtonLink variant="secondary" to={`?${parameters.import}`}>
                Import fail jadual
              </ButtonLink>
              <ButtonLink variant="quiet" to={`?${parameters.personal}=1`}>
                Isi jadual sendiri
              </ButtonLink>
            </div>
          }
        >
          Draf hanya dilihat oleh pentadbir dan pemegang tugas jadual sehingga diterbitkan.
        </EmptyState>
      ) : (
        <EmptyState icon="calendar" title="Jadual belum diterbitkan">
          Jadual akan kelihatan di sini sebaik sahaja sekolah menerbitkannya.
        </EmptyState>
      )}
    </>
  );
}
