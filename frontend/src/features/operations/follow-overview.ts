import type { QueryClient } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import type { components } from '../../api/schema';
import { followStream } from '../../school/subscription/follow-stream';
import type { Ending } from '../../school/subscription/reconnection';
import { accessToken } from '../../session/session';
import { type Overview, overviewQuery, schedulesQuery } from './queries';

type Told =
  | { kind: 'overview'; overview: Overview }
  | { kind: 'schedules'; schedules: components['schemas']['SchedulesDto'] }
  | { kind: 'alive' };

/** Keeps what pages show of the platform as it is told, without asking for it, until the signal. */
export function followOverview(queries: QueryClient, signal: AbortSignal): Promise<void> {
  return followStream<Told>({
    address: '/api/operations/overview/events',
    readerOf: toldReader,
    accessToken,
    signal,
    onMessage: (told) => {
      if (told.kind === 'overview') queries.setQueryData(overviewQuery().queryKey, told.overview);
      if (told.kind === 'schedules') queries.setQueryData(schedulesQuery().queryKey, told.schedules);
    },
    // Whoever comes anew is told everything.
    onMissed: () => undefined,
  });
}

function toldReader(): (chunk: string) => readonly (Told | Ending)[] {
  let complete: (Told | Ending)[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'overview') complete.push({ kind: 'overview', overview: JSON.parse(data) });
      else if (event === 'schedules') complete.push({ kind: 'schedules', schedules: JSON.parse(data) });
      else if (event === 'end') complete.push({ kind: 'end', reason: JSON.parse(data).reason });
      else complete.push({ kind: 'alive' });
    },
  });
  return (chunk) => {
    complete = [];
    parser.feed(chunk);
    return complete;
  };
}
