import { Suspense, use, useState } from 'react';
import { errorMessage } from '../../../api/error-messages';
import { roleNames } from '../../../api/role-names';
import { isSignedIn } from '../../../session/session';
import { currentSession } from '../../../session/session-store';
import { tabStorage } from '../../../site/safe-storage';
import { Button } from '../../../ui/button';
import { FormSummary } from '../../../ui/form-summary';
import { Waiting } from '../arrival/waiting';
import { AuthFrame } from '../auth-frame';
import { SchoolLine } from '../school-line';
import { AcceptanceForm } from './acceptance-form';
import { invitationToken } from './invitation-token';
import { NewAccountForm } from './new-account-form';
import { type Offer, type Opening, openInvitation } from './offer';
import { OtherAccount } from './other-account';
import { SpentInvitation } from './spent-invitation';

const title = 'Sertai sekolah';

/** Out of the address bar, the history and what is copied from them. */
function takeToken(): string | null {
  const token = invitationToken(window.location.hash, tabStorage);
  window.history.replaceState(null, '', window.location.pathname);
  return token;
}

/** Opened by the link of an invitation. */
export function InvitationScreen() {
  const [token] = useState(takeToken);
  const [opening, setOpening] = useState(() => openInvitation(token));
  const again = () => setOpening(openInvitation(token));
  return (
    <Suspense fallback={<Waiting title={title} />}>
      <OpenedInvitation token={token ?? ''} opening={opening} onAgain={again} />
    </Suspense>
  );
}

type OpenedInvitationProps = { token: string; opening: Promise<Opening>; onAgain: () => void };

function OpenedInvitation({ token, opening, onAgain }: OpenedInvitationProps) {
  const opened = use(opening);
  if (opened.kind === 'failed') {
    return (
      <AuthFrame title={title} introduction={<SchoolLine />}>
        <FormSummary errors={[{ message: errorMessage(opened.failure) }]} title="Jemputan belum dibuka" />
        <Button icon="retry" onClick={onAgain}>
          Cuba lagi
        </Button>
      </AuthFrame>
    );
  }
  if (opened.kind === 'unknown') return <SpentInvitation title={title} state="unknown" />;
  if (opened.offer.state !== 'waiting') return <SpentInvitation title={title} state={opened.offer.state} />;
  return (
    <AuthFrame title={title} introduction={<Introduction {...opened.offer} />}>
      <WayIn token={token} offer={opened.offer} onSpent={onAgain} />
    </AuthFrame>
  );
}

function Introduction({ school, role, email }: Offer) {
  return (
    <p className="break-words">
      <strong className="font-semibold text-text">{school.name}</strong> menjemput{' '}
      <strong className="font-semibold text-text">{email}</strong> sebagai{' '}
      <strong className="font-semibold text-text">{roleNames[role]}</strong>.
    </p>
  );
}

function WayIn(props: { token: string; offer: Offer; onSpent: () => void }) {
  const signedInAs = isSignedIn() ? (currentSession()?.user.email ?? '') : '';
  if (!signedInAs) return <NewAccountForm {...props} />;
  if (signedInAs.toLowerCase() === props.offer.email) return <AcceptanceForm {...props} />;
  return <OtherAccount signedInAs={signedInAs} />;
}
