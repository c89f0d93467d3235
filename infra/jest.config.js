import { resolve } from 'node:path';

const rootDir = resolve(import.meta.dirname, '..');

const swc = (decorators) => [
  '@swc/jest',
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

const project = (displayName, roots, { decorators = true, database = false } = {}) => ({
  rootDir,
  displayName,
  testEnvironment: 'node',
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.tsx?$': swc(decorators) },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...(database && {
    globalSetup: '<rootDir>/infra/local/test-cluster.ts',
    globalTeardown: '<rootDir>/infra/local/test-cluster-teardown.ts',
  }),
});

/** One runner for every suite that needs no browser. */
export default {
  // No test asserts a duration: this only ends one that hangs, on a slow machine too.
  testTimeout: 60_000,
  projects: [
    project('unit', ['backend/src', 'frontend/src', 'infra/local']),
    project('http', ['backend/test'], { database: true }),
    project('hosted-backend', ['infra/hosted-backend/test'], { database: true, decorators: false }),
  ],
};
