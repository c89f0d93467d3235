type KeptByServer =
  | 'absences'
  | 'academic-years'
  | 'billing'
  | 'calendar'
  | 'calendar-events'
  | 'calendar-feeds'
  | 'checks'
  | 'classes'
  | 'consents'
  | 'current-school'
  | 'curriculum'
  | 'event-files'
  | 'first-steps'
  | 'imports'
  | 'lesson-plans'
  | 'notification-preferences'
  | 'notifications'
  | 'operations'
  | 'own-schools'
  | 'paper-template'
  | 'papers'
  | 'people'
  | 'photos'
  | 'pictures'
  | 'plan-blocks'
  | 'plan-shares'
  | 'plans'
  | 'published-days'
  | 'pupil-access-log'
  | 'pupil-list-log'
  | 'pupils'
  | 'reflection-reminder'
  | 'reflection-templates'
  | 'reflections'
  | 'returned-invoice'
  | 'roll-overs'
  | 'rows-to-send'
  | 'school-figures'
  | 'school-profile'
  | 'school-settings'
  | 'school-setup'
  | 'search'
  | 'shared-plans'
  | 'simulator'
  | 'subscription'
  | 'supervisions'
  | 'table-templates'
  | 'taught-standards'
  | 'timetable'
  | 'touched'
  | 'visitor-links'
  | 'visits'
  | 'yearly-plan-reviews'
  | 'yearly-plan-rows'
  | 'yearly-plans';

/** By this device, or beside the API. */
type KeptElsewhere =
  | 'icons'
  | 'judged-here'
  | 'kept-reflections'
  | 'lesson-plan-beginning'
  | 'opening'
  | 'outbox'
  | 'public-page'
  | 'standing';

/** Each is the first word of the keys under which it is read, and what a write says that it changes. */
export type Kept = KeptByServer | KeptElsewhere;

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [Kept, ...unknown[]];
  }
}

/** Whose lists tell of it as well: they are asked anew with its own, whoever changed it and wherever. */
const toldBy: Partial<Record<Kept, readonly Kept[]>> = {
  absences: ['lesson-plans'],
  'academic-years': ['classes', 'pupils', 'roll-overs'],
  calendar: ['lesson-plans', 'touched'],
  'calendar-events': ['calendar', 'lesson-plans', 'touched'],
  consents: ['photos', 'pictures'],
  'lesson-plans': ['first-steps', 'plan-shares', 'reflections'],
  people: ['classes', 'supervisions'],
  pictures: ['photos'],
  pupils: ['consents', 'pupil-access-log', 'pupil-list-log'],
  reflections: ['lesson-plans'],
  'school-settings': ['calendar', 'supervisions'],
  supervisions: ['people'],
  timetable: ['lesson-plans'],
  'yearly-plan-reviews': ['yearly-plans'],
  'yearly-plans': ['taught-standards', 'yearly-plan-reviews', 'yearly-plan-rows'],
};

/** All that is to be asked anew once this has changed. */
export const staleWith = (changed: Kept): readonly Kept[] => [changed, ...(toldBy[changed] ?? [])];
