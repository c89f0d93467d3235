export type Handling = 'page' | 'file' | 'untouched';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/** Answered by the server alone: data, and pages that are no documents of ours. */
const serverOnly = /^\/(?:api|ops)(?:\/|$)/;

/** What the worker does with a request of its host. Only what is the same for everybody is ever kept. */
export function handlingOf({ method, mode, url }: Asked, origin: string): Handling {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || serverOnly.test(address.pathname)) return 'untouched';
  if (mode === 'navigate') return 'page';
  return address.pathname.startsWith('/assets/') ? 'file' : 'untouched';
}

/** A wall that wants its own page to be read first answers with it for whatever is asked. */
export const isPage = ({ headers }: Pick<Response, 'headers'>) =>
  headers.get('Content-Type')?.startsWith('text/html') ?? false;

/** The files that a page of ours begins with, not those that it only names; a page of somebody else has none. */
export const scriptsOf = (page: string): readonly string[] =>
  [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

/** The pages of the working day: what they show is kept on the device. */
const workingDay = /^\/(?:dashboard|rph|bina-rph|refleksi|murid)\/?$/;

export const opensWithoutNetwork = (path: string) => workingDay.test(path);
