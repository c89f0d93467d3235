import { type LoaderFunctionArgs, redirectDocument } from 'react-router';
import { appConfig } from '../../site/config';

export type PublicPagePayload = { path: string; html: string };

/** The page as its payload has it; without an answer the document itself is opened. */
export async function publicPageLoader({ request }: LoaderFunctionArgs): Promise<PublicPagePayload> {
  const { pathname } = new URL(request.url);
  try {
    const response = await fetch(`${pathname}/_payload.json?${appConfig().buildId}`, {
      signal: request.signal,
    });
    if (response.ok) return await response.json();
  } catch (failure) {
    if (request.signal.aborted) throw failure;
  }
  throw redirectDocument(request.url);
}
