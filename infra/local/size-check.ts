import { buildFrontend } from './build-frontend.ts';

// The build that the tests use: it holds all that a production build holds, and is there already when nothing changed.
await buildFrontend({ production: false });
await import('../../frontend/size.ts');
