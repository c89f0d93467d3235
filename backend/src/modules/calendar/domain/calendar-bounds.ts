/** School is held on at least so many days of a session, by the ministry's rule. */
export const LEAST_SCHOOL_DAYS_BOUNDS = { initial: 190, least: 1, most: 366 } as const;

/** Cuti peristiwa that a school may give itself in a session, by the ministry's rule. */
export const SCHOOL_EVENTS_BOUNDS = { initial: 4, least: 0, most: 30 } as const;
