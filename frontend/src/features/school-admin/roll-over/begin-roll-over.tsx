import { groupOf } from '@rules/calendar/school-week';
import { proposedYear } from '@rules/schools/domain/academic-year';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useChange } from '../../../queries/use-change';
import type { AcademicYear } from '../../../school/academic-year';
import { useCurrentSchool } from '../../../school/current-school';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { beginRollOver, rollOversQuery } from './calls';

/** After the current session the next one: begun, or gone on with where it was begun before. */
export function BeginRollOver({ current }: { current: AcademicYear }) {
  const navigate = useNavigate();
  const { school } = useCurrentSchool();
  const { data: begun } = useQuery(rollOversQuery());
  const standing = begun?.find(({ fromYearId }) => fromYearId === current.id);
  const beginning = useChange(
    () =>
      beginRollOver(
        current.id,
        proposedYear(Number(current.firstDay.slice(0, 4)) + 1, groupOf(school.state)),
      ).then(({ id }) => navigate(addressOf(id))),
    { changes: ['roll-overs'] },
  );
  if (standing)
    return (
      <ButtonLink to={addressOf(standing.id)} variant="secondary" icon="forward">
        {standing.appliedAt === null ? 'Sambung buka sesi' : 'Pembukaan sesi'} {standing.name}
      </ButtonLink>
    );
  return (
    <Button variant="secondary" icon="forward" busy={beginning.isBusy} onClick={() => beginning.make()}>
      Buka sesi baharu
    </Button>
  );
}

const addressOf = (id: string) => `?buka=${id}`;
