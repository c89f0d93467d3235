import { unwrap } from '../../api/api-error';
import { api } from '../../api/client';
import type { components } from '../../api/schema';

export type Arrival = components['schemas']['OwnWorkArrivalDto'];
export type MadeWork = NonNullable<Arrival['made']>;

export const fetchOwnWork = () => unwrap<Blob>(api.GET('/api/own-work', { parseAs: 'blob' }));

/** As a form: the client writes JSON unless it is told otherwise. */
function formOf(file: File) {
  const form = new FormData();
  form.append('file', file);
  return { body: { file: '' }, bodySerializer: () => form };
}

/** What bringing the file would do. */
export const tryOwnWork = (file: File): Promise<Arrival> =>
  unwrap(api.POST('/api/own-work/trials', formOf(file)));

export const bringOwnWork = (file: File): Promise<Arrival> =>
  unwrap(api.POST('/api/own-work/arrivals', formOf(file)));

export const takeBackOwnWork = (body: MadeWork) =>
  unwrap(api.POST('/api/own-work/arrivals/taking-back', { body }));
