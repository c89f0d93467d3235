import type { HostMeaning } from '../tenancy/school-host.js';
import type { PageRoute } from './choose-document.js';

/** The pages that are there to be found: those of the build that are plain HTML. */
export function sitemap(mainOrigin: string, routes: readonly PageRoute[]): string {
  const pages = routes.filter(({ prerendered }) => prerendered !== undefined);
  const entries = pages.map(({ path }) => `<url><loc>${mainOrigin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>
`;
}

/** Nothing of a school is for search engines. */
export function robots(host: HostMeaning, mainOrigin: string): string {
  if (host.kind !== 'main') return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${mainOrigin}/sitemap.xml\n`;
}
