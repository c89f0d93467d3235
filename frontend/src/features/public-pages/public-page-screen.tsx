import { useEffect } from 'react';
import { useLoaderData } from 'react-router';
import { addPageScripts } from '../../../public-pages/public-page';
import type { PublicPagePayload } from './public-page-loader';

/** A public page inside the application: what its document holds, from its payload. */
export function PublicPageScreen() {
  const { path, html } = useLoaderData<PublicPagePayload>();
  return <PublicPage key={path} html={html} />;
}

export function PublicPage({ html }: { html: string }) {
  useEffect(addPageScripts, []);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own build's, with our own values filled in
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
}
