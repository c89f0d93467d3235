import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { fileBeside } from '../../api/file-beside';
import { jsonOf } from '../../api/whole-reply';
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
  const payload = await fileBeside(`${path}/_payload.json?${appConfig().buildId}`, jsonOf, { signal });
  return isPayload(payload) ? payload : null;
}

function isPayload(found: unknown): found is PublicPagePayload {
  return typeof found === 'object' && found !== null && 'html' in found && typeof found.html === 'string';
}
