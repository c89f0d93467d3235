import type { HostMeaning } from '../tenancy/school-host.js';
import { chooseDocument, type DocumentChoice, type PageRoute } from './choose-document.js';

const ROUTES: PageRoute[] = [
  { path: '/landing', host: 'main', prerendered: 'landing/index.html' },
  { path: '/dskp', host: 'both', title: 'DSKP', prerendered: 'dskp/index.html', frame: 'host' },
  { path: '/login', host: 'main' },
  { path: '/rph', host: 'school', frame: 'host' },
  { path: '/settings', host: 'both', title: 'Tetapan', frame: 'host' },
  { path: '/operations', host: 'main', frame: 'operations' },
  { path: '/auth/login', host: 'school' },
  { path: '/auth/reset', host: 'school' },
  { path: '/school-management/:code/billing', host: 'both' },
  { path: '/supervisor', host: 'school', isArea: true },
];
const main: HostMeaning = { kind: 'main' };
const school: HostMeaning = { kind: 'school', code: 'aba1001' };
const application: DocumentChoice = { kind: 'application', status: 200 };
const dskp: DocumentChoice = { kind: 'prerendered', file: 'dskp/index.html' };
const missing: DocumentChoice = { kind: 'application', status: 404, title: 'Page Not Found' };
const noSchool: DocumentChoice = { kind: 'application', status: 404, title: 'School Not Found' };
const redirect = (to: string): DocumentChoice => ({ kind: 'redirect', to });

describe('the document a browser gets', () => {
  it.each<[string, HostMeaning, string, boolean, DocumentChoice]>([
    ['on the main domain the root goes to /landing', main, '/', true, redirect('/landing')],
    [
      'the landing page is prerendered',
      main,
      '/landing',
      true,
      { kind: 'prerendered', file: 'landing/index.html' },
    ],
    [
      'a trailing slash does not matter',
      main,
      '/landing/',
      true,
      { kind: 'prerendered', file: 'landing/index.html' },
    ],
    ['on the main domain teacher routes go to the root', main, '/rph', true, redirect('/')],
    ['on the main domain auth routes go to the root', main, '/auth/login', true, redirect('/')],
    [
      'on the main domain so do areas of a school without a page',
      main,
      '/supervisor/rph',
      true,
      redirect('/'),
    ],
    ['an area is no page on the host of a school', school, '/supervisor', true, missing],
    ['a password is reset on the main domain too', main, '/auth/reset', true, application],
    [
      'the billing page opens on the main domain',
      main,
      '/school-management/aba1001/billing',
      true,
      application,
    ],
    [
      'the billing page opens on the host of the school',
      school,
      '/school-management/aba1001/billing',
      true,
      application,
    ],
    ['a page of the main domain is not found on a school host', school, '/login', true, missing],
    ['a path that no route matches has status 404', school, '/tiada', true, missing],
    ['a path that no route matches has status 404 on the main domain', main, '/tiada', true, missing],
    ['the host of a school that does not exist has status 404', school, '/rph', false, noSchool],
    [
      'a document carries the title of its page',
      school,
      '/settings',
      true,
      { ...application, title: 'Tetapan', frame: 'school' },
    ],
    [
      'the document of a page of both hosts has the frame of its own',
      main,
      '/settings',
      true,
      { ...application, title: 'Tetapan', frame: 'main' },
    ],
    [
      'the pages of the staff have a frame of their own',
      main,
      '/operations',
      true,
      { ...application, frame: 'operations' },
    ],
    ['a page without a frame gets none', school, '/auth/login', true, application],
    [
      'the root of a school is for the application to send on',
      school,
      '/',
      true,
      { ...application, frame: 'school' },
    ],
    ['a host that is not ours has no page', { kind: 'foreign' }, '/landing', true, missing],
    ['what is no host name is refused', { kind: 'none' }, '/', true, { kind: 'unknown-host' }],
  ])('%s', (_sentence, host, path, exists, choice) => {
    const asked = { schoolExists: exists, isSignedIn: false };
    expect(chooseDocument(host, path, ROUTES, asked)).toEqual(choice);
  });

  it.each<[string, HostMeaning, string, boolean, DocumentChoice]>([
    ['a visitor of a school gets the public page', school, '/dskp', false, dskp],
    [
      'whoever is signed in there gets the application, which holds more',
      school,
      '/dskp',
      true,
      { ...application, title: 'DSKP', frame: 'school' },
    ],
    ['on the main domain everybody gets the public page', main, '/dskp', true, dskp],
  ])('%s', (_sentence, host, path, isSignedIn, choice) => {
    expect(chooseDocument(host, path, ROUTES, { schoolExists: true, isSignedIn })).toEqual(choice);
  });
});
