import type { Teacher } from '../../load/teacher-monday.ts';

/** Somebody in front of the product. */
export type Caller = Readonly<{
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Response>;
  send(method: 'POST' | 'PUT', path: string, body: object | FormData): Promise<Response>;
}>;

export function callerOf(url: string, { schoolCode, authorization, address }: Teacher): Caller {
  const own = { authorization, 'x-forwarded-for': address };
  const addressOf = (path: string) => {
    const full = new URL(path, url);
    full.searchParams.set('schoolCode', schoolCode);
    return full;
  };
  return {
    get: (path, headers = {}) => fetch(addressOf(path), { headers: { ...own, ...headers } }),
    send: (method, path, body) =>
      body instanceof FormData
        ? fetch(addressOf(path), { method, headers: own, body })
        : fetch(new URL(path, url), {
            method,
            headers: { ...own, 'content-type': 'application/json' },
            body: JSON.stringify({ schoolCode, ...body }),
          }),
  };
}

/** The sentence by which the product refuses, with its code; throws for any other answer. */
export async function refusalIn(response: Response): Promise<string> {
  const text = await response.text();
  const { code = '', message = '', errors } = spokenIn(text);
  if (response.status < 400 || response.status >= 500 || code === '')
    throw new Error(`${response.status} ${text.slice(0, 200)}`);
  const [first] = errors ?? [];
  return `${response.status} ${code}: ${first ? `${first.field} ${first.message}` : message}`;
}

type Spoken = Readonly<{ code?: string; message?: string; errors?: { field: string; message: string }[] }>;

function spokenIn(text: string): Spoken {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
