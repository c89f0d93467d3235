import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

type Schemas = components['schemas'];
export type Entry = Schemas['CalendarEntryDto'];
export type NewEntry = Schemas['NewCalendarEntryDto'];
export type Bells = Schemas['BellScheduleDto'];
export type BellContent = Pick<Bells, 'academicYearId' | 'name' | 'isUsual' | 'days'>;
export type Cycle = Schemas['CycleDto'];
export type SessionDays = Schemas['SessionDaysDto'];

const named = (id: string) => ({ params: { path: { id } } });

export const addEntry = (body: NewEntry) => unwrap(api.POST('/api/calendar-entries', { body }));
/** In the version that it has. */
export const changeEntry = ({ id, updatedAt: _when, deletedAt: _gone, ...body }: Entry) =>
  unwrap(api.PUT('/api/calendar-entries/{id}', { ...named(id), body }));
export const deleteEntry = (id: string) => unwrap(api.DELETE('/api/calendar-entries/{id}', named(id)));
export const restoreEntry = (id: string) =>
  unwrap(api.POST('/api/calendar-entries/{id}/restoration', named(id)));

export const addBells = (body: Schemas['NewBellScheduleDto']) =>
  unwrap(api.POST('/api/bell-schedules', { body }));
/** In the version that it has. */
export const changeBells = ({ id, updatedAt: _when, deletedAt: _gone, ...body }: Bells) =>
  unwrap(api.PUT('/api/bell-schedules/{id}', { ...named(id), body }));
export const deleteBells = (id: string) => unwrap(api.DELETE('/api/bell-schedules/{id}', named(id)));
export const restoreBells = (id: string) =>
  unwrap(api.POST('/api/bell-schedules/{id}/restoration', named(id)));

/** Of which session, and in which version it was read. */
type Read = { academicYearId: string; version: number };

/** The days of the session before, moved to this one. */
export const copyDays = (academicYearId: string) =>
  unwrap(api.GET('/api/calendar/copied-days', { params: { query: { academicYearId } } }));
export const saveDays = (read: Read, days: SessionDays | null) =>
  unwrap(api.PUT('/api/calendar/days', { body: { ...pick(read), days } }));
export const setCycle = (read: Read, cycle: Cycle) =>
  unwrap(api.PUT('/api/calendar/cycle', { body: { ...pick(read), cycle } }));
export const decideDifferences = (read: Read, decided: { accepted: string[]; declined: string[] }) =>
  unwrap(api.POST('/api/calendar/decided-differences', { body: { ...pick(read), ...decided } }));

type DecidedHolidays = Partial<Record<'confirmed' | 'dismissed' | 'reopened', string[]>>;
export const decideHolidays = (read: Read, decided: DecidedHolidays) =>
  unwrap(
    api.POST('/api/calendar/decided-holidays', {
      body: { ...pick(read), confirmed: [], dismissed: [], reopened: [], ...decided },
    }),
  );

function pick({ academicYearId, version }: Read): Read {
  return { academicYearId, version };
}
