import type { ReactNode } from 'react';
import { keepsCookies } from '../../session/host-cookie';
import { paths } from '../../site/paths';
import { Logo } from '../../ui/logo';
import { takeFocus } from '../../ui/take-focus';
import { CookieNotice } from '../sign-in';
import { type Step, steps, stepTitles } from './steps';

/** One question at a time, and how many are left. */
export function RegistrationFrame({ step, children }: { step: Step; children: ReactNode }) {
  return (
    <RegistrationPage title={stepTitles[step]} progress={<Progress number={steps.indexOf(step) + 1} />}>
      {children}
    </RegistrationPage>
  );
}

function Progress({ number }: { number: number }) {
  return (
    <>
      <div className="mt-10 flex gap-1.5" aria-hidden="true">
        {steps.map((one, index) => (
          <span key={one} className={`h-1 flex-1 rounded-full ${index < number ? 'bg-accent' : 'bg-line'}`} />
        ))}
      </div>
      <p className="mt-4 text-muted text-sm">{`Langkah ${number} daripada ${steps.length}`}</p>
    </>
  );
}

type RegistrationPageProps = { title: string; progress?: ReactNode; children: ReactNode };

/** Also for what lies beside the steps. */
export function RegistrationPage({ title, progress, children }: RegistrationPageProps) {
  return (
    <main
      data-layout="school-validation"
      className="mx-auto flex min-h-dvh w-full max-w-xl flex-col px-6 py-8"
    >
      <title>{title}</title>
      <div className="flex items-center justify-between gap-4">
        <a href={paths.landing} className="inline-flex min-h-11 items-center rounded-md">
          <Logo />
        </a>
        <a href={paths.login} className="inline-flex min-h-11 items-center font-medium text-accent text-sm">
          Log masuk
        </a>
      </div>
      {progress ?? <div className="mt-6" />}
      <h1 key={title} tabIndex={-1} ref={takeFocus} className="mt-1 font-semibold text-2xl outline-none">
        {title}
      </h1>
      <div className="mt-6 flex flex-col gap-6">
        {!keepsCookies() && <CookieNotice />}
        {children}
      </div>
    </main>
  );
}
