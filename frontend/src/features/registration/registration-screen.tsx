import { useState } from 'react';
import { useSession } from '../../session/use-session';
import { appConfig } from '../../site/config';
import { paths } from '../../site/paths';
import { schoolAddress } from '../../site/school-address';
import { AccountStep } from './account-step';
import { CodeStep } from './code-step';
import { Contest } from './contest';
import { type Draft, forgetDraft, storeDraft, storedDraft } from './draft';
import { PlanStep } from './plan-step';
import { RegistrationFrame } from './registration-frame';
import type { RegistrationRefusal } from './registration-refusal';
import { ReviewStep } from './review-step';
import { SchoolStep } from './school-step';
import { nextStep, stepAt } from './steps';
import { goTo, useAddress } from './use-step';

/** To the school's own host, which fetches the session from this one. */
function openSchool({ code }: Draft): void {
  forgetDraft();
  window.location.assign(schoolAddress(appConfig(), code.trim(), paths.handOver));
}

/** /daftar and /daftar/maklumat: each step an address, everything typed kept until the school stands. */
export function RegistrationScreen() {
  const [draft, setDraft] = useState(storedDraft);
  const [refused, setRefused] = useState<RegistrationRefusal>({ problems: [] });
  const isSignedIn = Boolean(useSession());
  const step = stepAt(new URL(useAddress()), draft, isSignedIn);

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part };
    storeDraft(next);
    setDraft(next);
  }

  function sendBack(refusal: RegistrationRefusal) {
    setRefused(refusal);
    if (refusal.step) goTo(refusal.step);
  }

  function goOn() {
    setRefused({ problems: [] });
    goTo(nextStep(step));
  }

  if (draft.contesting) return <Contest draft={draft} onChange={change} />;
  const first = refused.step === step ? refused.problems : [];
  const props = { draft, first, onChange: change, onDone: goOn };
  return (
    <RegistrationFrame step={step}>
      {step === 'kod' && <CodeStep {...props} />}
      {step === 'sekolah' && <SchoolStep {...props} />}
      {step === 'akaun' && <AccountStep {...props} />}
      {step === 'pelan' && <PlanStep {...props} />}
      {step === 'semak' && <ReviewStep {...props} onDone={() => openSchool(draft)} onRefused={sendBack} />}
    </RegistrationFrame>
  );
}
