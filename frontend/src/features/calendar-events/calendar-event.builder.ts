import type { CalendarEvent } from './calls';

/** For specs. */
export function calendarEvent(differing: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: `event-${differing.title}`,
    version: 1,
    updatedAt: '2026-11-18T08:00:00+08:00',
    deletedAt: null,
    academicYearId: 'year',
    title: 'Mesyuarat',
    unit: 'administration',
    from: '2026-11-18',
    to: '2026-11-18',
    fromTime: null,
    toTime: null,
    repeats: null,
    repeatsUntil: null,
    except: [],
    place: '',
    coordinatorId: null,
    effect: 'none',
    classIds: [],
    note: '',
    ...differing,
  };
}
