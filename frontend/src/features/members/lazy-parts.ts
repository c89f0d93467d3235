import { lazy } from 'react';

/** The list comes first: what stands below it or opens over it comes when it is there. */
export const LazyAbsencesSection = lazy(async () => ({
  default: (await import('./absences-section')).AbsencesSection,
}));

export const LazyMainAdminSection = lazy(async () => ({
  default: (await import('./transfer/main-admin-section')).MainAdminSection,
}));

export const LazyMemberPanels = lazy(async () => ({
  default: (await import('./member-panels')).MemberPanels,
}));
