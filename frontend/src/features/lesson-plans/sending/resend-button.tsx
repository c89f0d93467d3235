import type { Owner } from '../../../session/owner';
import { Button } from '../../../ui/button';
import type { WeekItem } from '../week/week-days';
import { useSending } from './use-sending';
import type { WeekHere } from './use-week-here';

type ResendButtonProps = { owner: Owner; here: WeekHere; item: WeekItem; isChanged: boolean };

/** Sends one plan that was sent before, and no other. It says something else by now, or there is nothing to send. */
export function ResendButton({ owner, here, item, isChanged }: ResendButtonProps) {
  const sending = useSending(owner, here, () => undefined);
  return (
    <Button
      icon="send"
      busy={sending.isBusy}
      disabled={!isChanged}
      title={isChanged ? undefined : 'Betulkan dahulu'}
      onClick={() => sending.make([item])}
    >
      Hantar semula
    </Button>
  );
}
