import { paths } from '../../../site/paths';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';

/** Disabled, and told why, while the subscription refuses writing. */
export function NewPlanButton({ refusal }: { refusal?: string }) {
  const words = 'Tulis rancangan';
  if (!refusal)
    return (
      <ButtonLink to={paths.lessonPlanEditor} icon="add">
        {words}
      </ButtonLink>
    );
  return (
    <Button icon="add" disabled title={refusal}>
      {words}
    </Button>
  );
}
