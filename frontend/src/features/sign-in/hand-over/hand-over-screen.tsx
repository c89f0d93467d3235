import { Suspense, use, useState } from 'react';
import { isSignedIn } from '../../../session/session';
import { currentHost } from '../../../site/host';
import { paths } from '../../../site/paths';
import { heedOtherHost } from '../../../site/shared-device';
import { Button, buttonClass } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { enter } from '../enter';
import { SchoolLine } from '../school-line';
import { redeemHandOver, startHandOver } from './redeem-hand-over';

const title = 'Masuk dari laman utama';

/** Out of the address bar and the history: it is good for one try. */
function takeCode(): string | null {
  const given = new URLSearchParams(window.location.hash.slice(1));
  window.history.replaceState(null, '', window.location.pathname);
  heedOtherHost(given.get('peranti'));
  return given.get('kod');
}

/** Resolves to a refusal; otherwise the browser is on its way. */
async function carryOver(): Promise<string | undefined> {
  const host = currentHost();
  if (isSignedIn() || host.kind !== 'school') return void enter();
  const code = takeCode();
  if (!code) return void (await startHandOver(host.schoolCode));
  const refusal = await redeemHandOver(code);
  if (!refusal) enter();
  return refusal;
}

/** On the host of a school: asks the main host who is signed in there, and takes its answer. */
export function HandOverScreen() {
  const [carrying] = useState(carryOver);
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Outcome carrying={carrying} />
    </Suspense>
  );
}

function Outcome({ carrying }: { carrying: Promise<string | undefined> }) {
  const refusal = use(carrying);
  if (!refusal) return <Waiting title={title} />;
  return (
    <AuthFrame title={title} introduction={<SchoolLine />}>
      <FormSummary errors={[{ message: refusal }]} title="Anda belum masuk" />
      <div className="flex flex-wrap gap-2">
        <Button icon="retry" onClick={() => window.location.reload()}>
          Mulakan semula
        </Button>
        <a href={paths.schoolLogin} className={buttonClass({ variant: 'secondary' })}>
          Log masuk di sini
        </a>
      </div>
    </AuthFrame>
  );
}
