import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './build/compressed.ts';
import { consentVersions } from './build/consent-versions.ts';
import { cspHashes } from './build/csp-hashes.ts';
import { documentHead } from './build/document-head.ts';
import { frameSkeleton } from './build/frame-skeleton.ts';
import { installation } from './build/installation.ts';
import { libraryPartsLeftOut } from './build/library-parts-left-out.ts';
import { precache } from './build/precache.ts';
import { publicPageFiles } from './build/public-page-files.ts';
import { questionsAhead } from './build/questions-ahead.ts';
import { rules } from './build/rules.ts';
import { serverFiles } from './build/server-files.ts';

const from = (paths: string) => new RegExp(`/(?:${paths})`);

/** A sign-in page loads the first two, the application the third as well; few files, because each costs a trip. */
const chunkGroups = [
  {
    name: 'auth',
    priority: 2,
    test: from('node_modules/@supabase/auth-js/|src/session/(?:auth-client|own-clock|device-secret)'),
  },
  { name: 'react', priority: 4, test: from('node_modules/(?:react|react-dom|scheduler)/') },
  {
    name: 'foundation',
    priority: 3,
    test: from(
      'node_modules/(?:openapi-fetch|@supabase/ssr)/|src/api/(?:answer|api-error|client|empty-replies|file-beside|hosted-reply|retry|time-limit|whole-reply)|src/app/(?:navigation/(?!navigation-|school-answers)|reload-guard|documents|prefetching)|src/features/(?:sign-in|registration|public-pages)/pages\\.|src/forms/typed-values\\.|src/records/same-value\\.|src/session/(?!auth-client|own-clock|device-secret|kept-|owner|sign-out|leave|sign-in-invitation|as-caller)|src/site/(?:config|device-preference|paths|preferences|host|offline|login-errors|route-description|sign-in-path)\\.|src/school/(?:roles|subscription/page-access)|src/ui/(?:button|class-names|field|form-summary|half-typed|icon|logo|password-field|text-field|typed)\\.',
    ),
  },
  // Of the sign-in pages, and of whatever page has a form or a checkbox.
  {
    name: 'forms',
    priority: 3,
    test: from('src/forms/(?:form|form-problem|use-form)\\.|src/ui/(?:checkbox-field|choice-look)\\.'),
  },
  // A sign-in page fetches it when it has something to say.
  { name: 'error', priority: 2, test: from('src/app/(?:error-screen|bot)|src/session/leave') },
  {
    name: 'sign-in',
    priority: 2,
    test: from('src/app/auth-document|src/features/sign-in/sign-in/sign-in-screen\\.'),
  },
  {
    name: 'frame',
    priority: 2,
    test: from(
      'src/app/(?:application|navigation/school-answers|layouts/(?:school-frame|frame-layout|frame-loader|school-loader))\\.|src/ui/(?:discard-question|frame|loose-fields|modal)\\.|platform/calendar/(?:day|month|school-week)\\.',
    ),
  },
  // Of nearly every page in the frame: in files of their own they would cost as much in names as they hold.
  {
    name: 'page-parts',
    priority: 1,
    test: from(
      'src/queries/(?:all-of|query-states|use-change)\\.|src/school/(?:academic-year|use-writer)\\.|src/ui/(?:badge|banner|button-link|dialog|empty-state|error-state|page-header|save-file|sheet|skeleton|stale-note|tone)\\.',
    ),
  },
  // Of the frame, which fetches it behind itself, and of pages that tell weeks.
  {
    name: 'school-days',
    priority: 1,
    test: from(
      'src/school/calendar/(?:days-of-school|session-calendar|use-school-days|week-label)\\.|modules/calendar/domain/(?:calendar-of-parts|held-days|school-(?:calendar|days|weeks))',
    ),
  },
  { name: 'error-messages', priority: 1, test: from('src/api/error-messages\\.') },
  { name: 'random-uuid', priority: 1, test: from('src/ui/random-uuid\\.') },
  // Of the frame, behind itself, and of whatever page shows faces.
  { name: 'pictures', priority: 1, test: from('src/app/layouts/(?:school-mark|own-avatar)\\.') },
  { name: 'plan', priority: 1, test: from('src/features/lesson-plans/plan-kind\\.') },
  { name: 'teaching-sets', priority: 1, test: from('src/features/assignments/teaching-set-kind\\.') },
  // Of what is written: where the device keeps it.
  {
    name: 'kept-texts',
    priority: 1,
    test: from(
      'src/records/(?:outbox/(?:command-lock|command-store|outbox-changes|own-command|send-soon|whole-commands)|autosave|latest-only|locks|merge-texts|open-record|other-windows|record-saver|refusal|saver-ports)\\.',
    ),
  },
  // Behind every page of a school, where it sends what waits.
  { name: 'records', priority: 0, test: from('src/(?:records|app)/outbox/(?!draft-to-open)') },
];

/** Of what a page is named with, the rest; the document has named these already. */
function notInTheDocument(name: string): boolean {
  return !/^assets\/(?:foundation|react|rolldown-runtime)-/.test(name);
}

/** `vite build` makes the production build; `--mode development` or `test` keeps the developer pages. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    libraryPartsLeftOut(),
    tailwindcss(),
    documentHead(),
    frameSkeleton(),
    questionsAhead(),
    publicPageFiles(),
    installation(),
    precache(),
    cspHashes(),
    serverFiles(mode),
    compressed(),
  ],
  define: {
    __DEVELOPER_PAGES__: mode !== 'production',
    __FAIL_OPEN__: mode !== 'production',
    __CONSENT__: JSON.stringify(consentVersions),
  },
  resolve: { alias: rules },
  server: { allowedHosts: ['.localhost'] },
  build: {
    target: 'es2023',
    outDir: 'dist',
    manifest: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter(notInTheDocument),
    },
    // Fonts and pictures as files: the content security policy takes no data: font.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: chunkGroups,
          // What few parts share is copied into each of them: in files of their own they would cost a page more in trips
          // than they hold.
          experimentalInlineCommonChunks: { maxSize: 30 * 1_024, exclude: /\.css$/ },
        },
      },
      input: {
        application: resolve(import.meta.dirname, 'index.html'),
        publicPages: resolve(import.meta.dirname, 'public-pages/index.html'),
        offline: resolve(import.meta.dirname, 'offline.html'),
      },
    },
  },
}));
