import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';
import type { TableFormat } from '../../queries/table-download';
import { orKept } from '../../session/kept-day';

type Schemas = components['schemas'];
export type CalendarEvent = Schemas['CalendarEventDto'];
export type NewCalendarEvent = Schemas['NewCalendarEventDto'];
export type EventUnit = CalendarEvent['unit'];
export type EventEffect = CalendarEvent['effect'];

const ofYear = (academicYearId: string) => ({ params: { query: { academicYearId } } });
const named = (id: string) => ({ params: { path: { id } } });

export const eventsQuery = (yearId: string) =>
  queryOptions({
    queryKey: ['calendar-events', yearId],
    queryFn: ({ signal }) => unwrap(api.GET('/api/calendar-events', { ...ofYear(yearId), signal })),
    select: ({ items }) => items,
    // Today's stand on the first page, which opens without a network.
    persister: (ask, context, query) => orKept(() => ask(context), query),
    networkMode: 'offlineFirst',
  });

export const addEvent = (body: NewCalendarEvent) => unwrap(api.POST('/api/calendar-events', { body }));
/** In the version that it has. */
export const changeEvent = ({ id, updatedAt: _when, deletedAt: _gone, ...body }: CalendarEvent) =>
  unwrap(api.PUT('/api/calendar-events/{id}', { ...named(id), body }));
export const deleteEvent = (id: string) => unwrap(api.DELETE('/api/calendar-events/{id}', named(id)));
export const restoreEvent = (id: string) =>
  unwrap(api.POST('/api/calendar-events/{id}/restoration', named(id)));

export const fetchEventTable = (academicYearId: string, format: TableFormat) =>
  unwrap(
    api.GET('/api/calendar-events/table', {
      params: { query: { academicYearId, format } },
      parseAs: 'blob',
    }),
  );

export type Touched = Schemas['TouchedLineDto'];
export type TouchedAsk =
  | Readonly<{ event: NewCalendarEvent }>
  | Readonly<{ entry: Schemas['NewCalendarEntryDto'] }>;

/** What a change would touch if it were saved. */
export const askTouched = (ask: TouchedAsk, signal: AbortSignal) =>
  'event' in ask
    ? unwrap(api.POST('/api/calendar-events/touched', { body: ask.event, signal }))
    : unwrap(api.POST('/api/calendar-entries/touched', { body: ask.entry, signal }));

export type EventFile = Schemas['EventFileDto'];

const file = (id: string, fileId: string) => ({ params: { path: { id, fileId } } });

export const filesQuery = (eventId: string) =>
  queryOptions({
    queryKey: ['event-files', eventId],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/calendar-events/{id}/files', { ...named(eventId), signal })),
    select: ({ items }) => items,
  });

/** The same id sent again attaches it once. */
export const attachFile = (eventId: string, fileId: string, content: File) =>
  unwrap(
    api.PUT('/api/calendar-events/{id}/files/{fileId}', {
      ...file(eventId, fileId),
      body: { file: '' },
      bodySerializer: () => {
        const form = new FormData();
        form.append('file', content, content.name);
        return form;
      },
    }),
  );
export const fileAddress = (eventId: string, fileId: string) =>
  unwrap(api.GET('/api/calendar-events/{id}/files/{fileId}', file(eventId, fileId)));
export const detachFile = (eventId: string, fileId: string) =>
  unwrap(api.DELETE('/api/calendar-events/{id}/files/{fileId}', file(eventId, fileId)));
export const bringFileBack = (eventId: string, fileId: string) =>
  unwrap(api.POST('/api/calendar-events/{id}/files/{fileId}/restoration', file(eventId, fileId)));
