import { resolve } from 'node:path';
import { inGroups } from './local/testing/spec-groups.ts';

const rootDir = resolve(import.meta.dirname, '..');

const swc = (decorators) => [
  '<rootDir>/infra/local/testing/transformer.ts',
  {
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators },
      transform: decorators
        ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
        : {},
      keepClassNames: true,
    },
  },
];

const globalSetup = (name) => ({
  globalSetup: `<rootDir>/infra/local/testing/${name}.ts`,
  globalTeardown: `<rootDir>/infra/local/testing/${name}-teardown.ts`,
});

/** What touches the queue, and so has to hold on either engine. */
const ON_QUEUES = [
  'live-changes',
  'mail',
  'operations-board',
  'operations-replays',
  'queue',
  'receipt-mail',
  'reconcile',
  'replay',
  'schedules',
  'subscription',
  'subscription-notices',
  'toyyibpay',
  'webhooks',
  'webhooks-database-down',
  'webhooks-inbox',
  // By itself: `npm run chaos`. What a killed process did not hand to Redis waits for the sweep.
  ...(process.env.CHAOS_SECONDS ? ['chaos'] : []),
];

/** What needs Debian's parts: `npm run deployment` and its sisters. */
const ON_REAL_PARTS = 'backend/test/deployment';

const project = (displayName, roots, { decorators = true, database = false } = {}) => ({
  rootDir,
  displayName,
  // Beside the packages: the folder of tests is emptied with the memory that it is in.
  cacheDirectory: resolve(rootDir, 'node_modules/.cache/jest'),
  testEnvironment: 'node',
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.tsx?$': swc(decorators) },
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^@rules/calendar/domain/(.*)$': '<rootDir>/backend/src/modules/calendar/domain/$1',
    '^@rules/calendar/(.*)$': '<rootDir>/backend/src/platform/calendar/$1',
    '^@rules/(.*)$': '<rootDir>/backend/src/modules/$1',
  },
  ...(process.env.CI && { setupFilesAfterEnv: ['<rootDir>/infra/local/testing/second-try.ts'] }),
  ...(database && globalSetup('test-cluster')),
});

const projects = [
  project('unit', ['backend/src', 'frontend/src', 'frontend/service-worker', 'infra/local']),
  {
    ...project('http', ['backend/test'], { database: true }),
    testPathIgnorePatterns: ['/node_modules/', `/${ON_REAL_PARTS}/`],
  },
  project('deployment', [ON_REAL_PARTS]),
  {
    ...project('redis', ['backend/test']),
    ...globalSetup('test-redis'),
    testMatch: ON_QUEUES.map((name) => `**/${name}.spec.ts`),
    globals: { queuesOnRedis: true },
  },
  project('hosted-backend', ['infra/hosted-backend/test'], { database: true, decorators: false }),
];

/** Where the groups of a whole run stand; without it each file runs by itself. */
const groups = process.env.JEST_GROUPS;

/** One runner for every suite that needs no browser. */
export default {
  // No test asserts a duration: this only ends one that hangs, on a slow machine too.
  testTimeout: 60_000,
  // What files leave behind stays with their worker: a new one begins before the machine has too little.
  workerIdleMemoryLimit: '1200MB',
  // `npm test` asks how long each file took.
  ...(process.env.JEST_TIMES && { reporters: ['default', '<rootDir>/local/steps/times-reporter.ts'] }),
  ...(groups && { testSequencer: '<rootDir>/local/testing/by-name-sequencer.ts' }),
  projects: groups ? projects.map((whole) => inGroups(whole, groups, process.env.JEST_ORDER)) : projects,
};
