import { useQuery } from '@tanstack/react-query';
import { Banner } from '../../../ui/banner';
import { ButtonLink } from '../../../ui/button-link';
import { parameters } from '../timetable-address';
import { AdoptionBanner } from './adoption-banner';
import { personalQuery } from './calls';

/** In the person's own week of the school's timetable: what it has to do with the one that they have said themselves. */
export function PersonalNote({ yearId, hasLessons }: { yearId: string; hasLessons: boolean }) {
  const { data: personal } = useQuery(personalQuery(yearId));
  if (!personal) return null;
  if (personal.adoption)
    return (
      <div className="pb-4 print:hidden">
        <AdoptionBanner personal={personal} />
      </div>
    );
  if (hasLessons || personal.coveredFrom !== null) return null;
  const isBegun = personal.lessons.length > 0;
  return (
    <div className="pb-4 print:hidden">
      <Banner
        tone="info"
        action={
          <ButtonLink size="small" variant="secondary" to={`?${parameters.personal}=1`}>
            {isBegun ? 'Buka jadual sendiri' : 'Isi jadual sendiri'}
          </ButtonLink>
        }
      >
        {isBegun
          ? 'Jadual sekolah belum ada kelas anda. Minggu Saya mengikut jadual sendiri.'
          : 'Jadual sekolah belum ada kelas anda. Isi sendiri supaya Minggu Saya boleh disediakan.'}
      </Banner>
    </div>
  );
}
