import { Suspense, use, useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { paths } from '../../../site/paths';
import { deviceUse } from '../../../site/shared-device';
import { Button, buttonClass } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { useOtherAccount } from '../second-factor/use-other-account';

const title = 'Masuk ke sekolah';

/** Resolves to a refusal; otherwise the browser is on its way back to the host of the school. */
async function issue(): Promise<string | undefined> {
  const query = new URLSearchParams(window.location.search);
  const body = { school: query.get('sekolah') ?? '', challenge: query.get('cabaran') ?? '' };
  try {
    const { address } = await unwrap(api.POST('/api/hand-overs', { body }));
    // The code stands behind the `#` of the address; what was said of this device goes along.
    return void window.location.replace(`${address}&peranti=${deviceUse.read()}`);
  } catch (failure) {
    return errorMessage(failure);
  }
}

/** On the main host, signed in: gives the school's host a code and sends the browser back to it. */
export function HandOverIssueScreen() {
  const [issuing] = useState(issue);
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Outcome issuing={issuing} />
    </Suspense>
  );
}

function Outcome({ issuing }: { issuing: Promise<string | undefined> }) {
  const refusal = use(issuing);
  const { isLeaving, change } = useOtherAccount();
  if (!refusal) return <Waiting title={title} />;
  return (
    <AuthFrame title={title}>
      <FormSummary errors={[{ message: refusal }]} title="Anda belum masuk ke sekolah" />
      <div className="flex flex-wrap gap-2">
        <a href={paths.schoolChoice} className={buttonClass({})}>
          Pilih sekolah
        </a>
        <Button variant="secondary" icon="signOut" busy={isLeaving} onClick={change}>
          Guna akaun lain
        </Button>
      </div>
    </AuthFrame>
  );
}
