import { resolve } from 'node:path';

const swc = (sourceType) => [
  '@swc/jest',
  {
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: sourceType === 'nest' },
      transform:
        sourceType === 'nest'
          ? { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false }
          : {},
      keepClassNames: true,
    },
  },
];

const project = (displayName, roots, options = {}) => ({
  rootDir: resolve(import.meta.dirname, '..'),
  displayName,
  testEnvironment: 'node',
  roots: roots.map((root) => `<rootDir>/${root}`),
  testMatch: ['**/*.spec.ts'],
  transform: { '^.+\\.tsx?$': swc(displayName === 'hosted-backend' ? 'plain' : 'nest') },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  ...options,
});

/** One runner for every suite that needs no browser. `http` and `hosted-backend` run on a real Postgres. */
export default {
  projects: [
    project('unit', ['backend/src', 'frontend/src', 'infra/local']),
    project('http', ['backend/test'], {
      globalSetup: '<rootDir>/backend/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/support/global-teardown.ts',
    }),
    project('hosted-backend', ['infra/hosted-backend/test'], {
      globalSetup: '<rootDir>/backend/test/support/global-setup.ts',
      globalTeardown: '<rootDir>/backend/test/support/global-teardown.ts',
    }),
  ],
};
