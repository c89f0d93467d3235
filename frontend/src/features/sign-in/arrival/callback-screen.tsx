import { currentSession } from '../../../session/session-store';
import { signInPath } from '../../../site/sign-in-path';
import { enter } from '../enter';
import { LinkFailure } from './link-failure';
import { useArrival } from './use-arrival';
import { Waiting } from './waiting';

const back = () => ({ href: signInPath(), label: 'Ke halaman log masuk' });

function goOn(): void {
  if (currentSession()) enter();
}

/** Where sign-in links and providers lead back to. */
export function CallbackScreen() {
  const arrival = useArrival(goOn);
  if (arrival.state === 'refused') {
    return <LinkFailure title="Log masuk" refusal={arrival.refusal} way={back()} />;
  }
  if (arrival.state === 'arrived' && !currentSession()) {
    return <LinkFailure title="Log masuk" refusal={{ code: 'link_missing' }} way={back()} />;
  }
  return <Waiting title="Sedang log masuk" />;
}
