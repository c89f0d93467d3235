import type { APIResponse, Route } from '@playwright/test';

/** What the server answers to the request, for a test to alter. Node resolves no subdomain of localhost. */
export function answerTo(route: Route): Promise<APIResponse> {
  const request = route.request();
  const url = new URL(request.url());
  const { host } = url;
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...request.headers(), host } });
}
