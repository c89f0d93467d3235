import { Suspense, use, useState } from 'react';
import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { errorMessage } from '../../../api/error-messages';
import { roleNames } from '../../../api/role-names';
import type { components } from '../../../api/schema';
import { administers } from '../../../school/roles';
import { appConfig } from '../../../site/config';
import { paths } from '../../../site/paths';
import { schoolAddress } from '../../../site/school-address';
import { Button, buttonClass } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { useOtherAccount } from '../second-factor/use-other-account';
import { textLink } from '../text-link';
import { type WayIn, wayIn } from './way-in';

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

async function askStaff(): Promise<boolean> {
  const { response } = await api.GET('/api/operations/me');
  return response.ok;
}

function addressOf(way: Exclude<WayIn, { to: 'choice' }>): string {
  if (way.to === 'page') return way.path;
  return schoolAddress(appConfig(), way.schoolCode, paths.handOver);
}

/** Resolves where there is something to choose or to say; otherwise the browser is on its way. */
async function goOn(): Promise<Answer> {
  const answer = await askSchools();
  if (answer.refusal) return answer;
  const isStaff = answer.schools.length === 0 && (await askStaff().catch(() => false));
  const way = wayIn(answer.schools, isStaff);
  if (way.to === 'choice') {
    window.history.replaceState(null, '', window.location.pathname);
    return answer;
  }
  window.location.replace(addressOf(way));
  return new Promise(() => undefined);
}

/** Straight from signing in, rather than to choose another. */
function isArriving(): boolean {
  return new URLSearchParams(window.location.search).has('terus');
}

function start(): Promise<Answer> {
  return isArriving() ? goOn() : askSchools();
}

/** On the main host: for whoever has signed in there, and for whoever belongs to several schools. */
export function SchoolChoiceScreen() {
  const [asking, setAsking] = useState(start);
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <Schools asking={asking} onAgain={() => setAsking(goOn())} />
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
      {!refusal && schools.length === 0 && <NoSchool />}
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

function NoSchool() {
  return (
    <>
      <p>
        Akaun ini belum menjadi ahli mana-mana sekolah. Jika sekolah anda sudah menggunakan Rekod Mengajar,
        sila minta jemputan daripada pentadbirnya.
      </p>
      <a href={paths.registration} className={buttonClass({})}>
        Daftar sekolah
      </a>
    </>
  );
}

function SchoolCard({ code, name, role }: School) {
  const isAdministrator = administers({ role });
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
      {isAdministrator && (
        <a href={paths.billing(code)} className={textLink}>
          Urus langganan
        </a>
      )}
    </li>
  );
}
