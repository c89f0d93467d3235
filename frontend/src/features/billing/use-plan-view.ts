import { useEffect } from 'react';
import { api } from '../../api/client';
import { useSchoolContext } from '../../school/current-school';
import { administers } from '../../school/roles';
import { currentHost } from '../../site/host';

/** Tells the server that an administrator looks at the subscription: the first steps of a new school ask for it. */
export function usePlanView(schoolCode: string): void {
  const { membership } = useSchoolContext();
  // The main domain shows the page to administrators only.
  const isAdministrator = currentHost().kind === 'main' || (membership !== null && administers(membership));
  useEffect(() => {
    if (!isAdministrator) return;
    // What is not heard is told at the next visit.
    void api.PUT('/api/first-steps/plan-view', { params: { query: { schoolCode } } }).catch(() => undefined);
  }, [isAdministrator, schoolCode]);
}
