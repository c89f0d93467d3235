import { useState } from 'react';
import { signOutHere } from '../../../session/sign-out';
import { signInPath } from '../../../site/sign-in-path';

/** Back to the first step with nobody signed in. */
export function useOtherAccount() {
  const [isLeaving, setLeaving] = useState(false);

  async function change() {
    setLeaving(true);
    await signOutHere();
    window.location.assign(signInPath());
  }

  return { isLeaving, change };
}
