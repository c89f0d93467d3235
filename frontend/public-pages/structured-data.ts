import type { PublicPage } from './public-pages';

/** For search engines, as schema.org names things. */
export function structuredData({ path, title, description }: PublicPage): string {
  const organization = { '@type': 'Organization', name: 'Rekod Mengajar', url: '{{main}}' };
  const application = {
    '@type': 'WebApplication',
    name: 'Rekod Mengajar',
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Web',
    inLanguage: 'ms',
    publisher: organization,
  };
  const page = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description,
    url: `{{main}}${path}`,
    inLanguage: 'ms',
    about: application,
    publisher: organization,
  };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
