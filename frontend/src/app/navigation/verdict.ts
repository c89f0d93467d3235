import type { Toast } from '../../ui/toast-duration';

export type NotFound = { title: string; message: string; suggestion?: string };

/** Thrown by the router's middleware, shown by the error screen. */
export class NotFoundError extends Error {
  readonly page: NotFound;

  constructor(page: NotFound) {
    super(page.message);
    this.page = page;
  }
}

export type Verdict =
  | { kind: 'allow' }
  | {
      kind: 'redirect';
      to: string;
      toast?: Toast;
      /** The path to come back to after signing in. */
      remember?: string;
    }
  | { kind: 'not-found'; notFound: NotFound };

export const allow: Verdict = { kind: 'allow' };

export function redirectTo(to: string, effects: { toast?: Toast; remember?: string } = {}): Verdict {
  return { kind: 'redirect', to, ...effects };
}

export function notFound(page: NotFound): Verdict {
  return { kind: 'not-found', notFound: page };
}

export function pageNotFound(url: URL): Verdict {
  return notFound({ title: 'Page Not Found', message: `Page not found: ${url.pathname}${url.search}` });
}
