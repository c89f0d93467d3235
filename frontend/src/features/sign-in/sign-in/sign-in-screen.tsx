import { lazy, Suspense, useState } from 'react';
import type { FormProblem } from '../../../forms/form-problem';
import { isHalfSignedIn, isSignedIn } from '../../../session/session';
import { paths } from '../../../site/paths';
import { AuthFrame } from '../auth-frame';
import { enter } from '../enter';
import { SchoolLine } from '../school-line';
import { textLink } from '../text-link';
import { validationMessage } from '../validation-message';
import type { Way } from './other-ways';
import { PasswordForm } from './password-form';
import { askSignInWays } from './sign-in-ways';

const OtherWays = lazy(async () => ({ default: (await import('./other-ways')).OtherWays }));
const LinkWay = lazy(async () => ({ default: (await import('./link-way')).LinkWay }));
const PhoneWay = lazy(async () => ({ default: (await import('./phone-way')).PhoneWay }));
const SecondFactorStep = lazy(async () => ({
  default: (await import('../second-factor/second-factor-step')).SecondFactorStep,
}));

/** Carried over by an invitation. */
function firstEmail(): string {
  return new URLSearchParams(window.location.hash.slice(1)).get('emel') ?? '';
}

function firstProblems(): readonly FormProblem[] {
  const message = validationMessage(new URLSearchParams(window.location.search).get('error'));
  return message ? [{ message }] : [];
}

/** The first step, and the second where the account asks for one. */
export function SignInScreen() {
  const [isSecondStep, setSecondStep] = useState(isHalfSignedIn);
  if (isSecondStep) {
    return (
      <Suspense>
        <SecondFactorStep onDone={enter} />
      </Suspense>
    );
  }
  return <FirstStep onDone={() => (isSignedIn() ? enter() : setSecondStep(true))} />;
}

function FirstStep({ onDone }: { onDone: () => void }) {
  const [ways] = useState(askSignInWays);
  const [way, setWay] = useState<Way>('password');
  const [email, setEmail] = useState(firstEmail);
  return (
    <AuthFrame title="Log masuk" introduction={<SchoolLine />}>
      <Suspense fallback={<div className="min-h-64" />}>
        {way === 'password' && (
          <>
            {isSignedIn() && (
              <a href={`${paths.schoolChoice}?terus=true`} className={textLink}>
                Ke sekolah saya
              </a>
            )}
            <PasswordForm first={firstProblems()} email={email} onEmail={setEmail} onDone={onDone} />
          </>
        )}
        {way === 'link' && <LinkWay email={email} onEmail={setEmail} onDone={onDone} />}
        {way === 'phone' && <PhoneWay onDone={onDone} />}
      </Suspense>
      <div className="min-h-50">
        <Suspense>
          <OtherWays ways={ways} current={way} onChoose={setWay} />
        </Suspense>
      </div>
    </AuthFrame>
  );
}
