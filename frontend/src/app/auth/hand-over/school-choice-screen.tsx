import { Suspense, use, useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { roleNames } from '../../../api/role-names';
import type { components } from '../../../api/schema';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { appConfig } from '../../config';
import { paths } from '../../paths';
import { schoolAddress } from '../../school-address';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { useOtherAccount } from '../second-factor/use-other-account';
import { textLink } from '../text-link';

type School = components['schemas']['UserSchoolDto'];
type Answer = { schools: readonly School[]; refusal?: string };

const title = 'Pilih sekolah';

async function askSchools(): Promise<Answer> {
  try {
    return await unwrap(api.GET('/api/schools/user-schools'));
  } catch (failure) {
    return { schools: [], refusal: errorMessage(failure) };
  }
}

/** On the main host, for whoever belongs to several schools. */
export function SchoolChoiceScreen() {
  const [asking, setAsking] = useState(askSchools);
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Schools asking={asking} onAgain={() => setAsking(askSchools())} />
    </Suspense>
  );
}

function Schools({ asking, onAgain }: { asking: Promise<Answer>; onAgain: () => void }) {
  const { schools, refusal } = use(asking);
  const { isLeaving, change } = useOtherAccount();
  return (
    <AuthFrame title={title}>
      {refusal && <FormSummary errors={[{ message: refusal }]} title="Sekolah belum dapat disenaraikan" />}
      {refusal && (
        <Button icon="retry" onClick={onAgain}>
          Cuba lagi
        </Button>
      )}
      {!refusal && schools.length === 0 && (
        <p>Akaun ini belum menjadi ahli mana-mana sekolah. Sila minta jemputan daripada pentadbir sekolah.</p>
      )}
      <ul className="flex flex-col gap-3">
        {schools.map((school) => (
          <SchoolCard key={school.code} {...school} />
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        icon="signOut"
        busy={isLeaving}
        onClick={change}
        className="-mx-3 self-start"
      >
        Guna akaun lain
      </Button>
    </AuthFrame>
  );
}

function SchoolCard({ code, name, role }: School) {
  const administers = role === 'admin' || role === 'main_admin';
  return (
    <li className="rounded-lg border border-line bg-raised px-4 py-3">
      <a
        href={schoolAddress(appConfig(), code, paths.handOver)}
        className="flex min-h-11 flex-col justify-center font-semibold text-accent hover:text-accent-hover"
      >
        {name}
      </a>
      <p className="text-muted text-sm">
        <span className="uppercase">{code}</span>, {roleNames[role]}
      </p>
      {administers && (
        <a href={paths.billing(code)} className={textLink}>
          Urus langganan
        </a>
      )}
    </li>
  );
}
