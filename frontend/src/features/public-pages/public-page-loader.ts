import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { appConfig } from '../../site/config';

export type PublicPagePayload = { path: string; html: string };

/** The page as its payload has it; without an answer the document itself is opened. */
export async function publicPageLoader({ request }: LoaderFunctionArgs): Promise<PublicPagePayload> {
  const payload = await fetchPublicPage(new URL(request.url).pathname, request.signal);
  if (!payload) throw redirectDocument(request.url);
  return payload;
}

/** Null without an answer. */
export async function fetchPublicPage(path: string, signal: AbortSignal): Promise<PublicPagePayload | null> {
  try {
    const response = await fetch(`${path}/_payload.json?${appConfig().buildId}`, { signal });
    return response.ok ? await response.json() : null;
  } catch (failure) {
    if (signal.aborted) throw failure;
    return null;
  }
}
