import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentVersions } from '../build/consent-versions';
import { curriculumHtml } from './curriculum-html';
import { escapeHtml } from './escape-html';
import type { PublicPage } from './public-pages';
import { structuredData } from './structured-data';

/** What the server writes when it sends the page: `{{origin}}`, `{{main}}` and the prices. */
function contentOf({ path }: PublicPage): string {
  return readFileSync(join(import.meta.dirname, `${path.slice(1)}.html`), 'utf8')
    .replaceAll('{{termsVersion}}', consentVersions.termsVersion)
    .replaceAll('{{privacyVersion}}', consentVersions.privacyVersion)
    .replace('{{curriculum}}', curriculumHtml);
}

export function fillTemplate(template: string, page: PublicPage, image: string): string {
  return template
    .replace('<!--head-->', () => headOf(page, image))
    .replace('<!--content-->', () => contentOf(page));
}

function headOf(page: PublicPage, image: string): string {
  const title = escapeHtml(page.title);
  const description = escapeHtml(page.description);
  return `<title>${title}</title>
    <meta name="description" content="${description}" />
    <link rel="canonical" href="{{main}}${page.path}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Rekod Mengajar" />
    <meta property="og:locale" content="ms_MY" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:url" content="{{main}}${page.path}" />
    <meta property="og:image" content="{{main}}${image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />
    <script type="application/ld+json">${structuredData(page)}</script>`;
}
