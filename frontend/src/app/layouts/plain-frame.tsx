import { Outlet } from 'react-router';
import { useSchoolOfAddress } from '../../school/use-school-of-address';
import { currentHost } from '../../site/host';
import { useDescription } from '../use-description';
import { useSubscriptionWatch } from '../use-subscription-watch';
import { mainId, SkipLink } from './skip-link';
import { TopBar } from './top-bar';

/** On the main domain, and for visitors of a school: a bar over the page. */
export function PlainFrame() {
  const schoolCode = useSchoolOfAddress();
  const isOnSchoolHost = currentHost().kind === 'school';
  // A public page brings its own.
  if (useDescription()?.layout === 'own-landing')
    return (
      <div className="flex min-h-dvh flex-col">
        <Outlet />
      </div>
    );
  return (
    <div className="min-h-dvh">
      <SkipLink />
      {schoolCode && !isOnSchoolHost && <Watch schoolCode={schoolCode} />}
      <TopBar />
      <main id={mainId} tabIndex={-1} className="mx-auto max-w-6xl px-4 pt-8 pb-16 outline-none lg:px-8">
        <Outlet />
      </main>
    </div>
  );
}

/** Where the page is about one school. */
function Watch({ schoolCode }: { schoolCode: string }) {
  useSubscriptionWatch(schoolCode);
  return null;
}
