import { digestOf } from './hosted-backend-state.ts';

const state = {
  files: { 'infra/hosted-backend/src/main.ts': 'a', 'infra/hosted-backend/test/mfa.spec.ts': 'b' },
  packages: {
    'node_modules/@supabase/auth-js': { version: '2.1.0' },
    'node_modules/react': { version: '19.0.0' },
  },
};
const digest = digestOf(state);

describe('The suite of the hosted backend is run again', () => {
  const { 'infra/hosted-backend/test/mfa.spec.ts': text, ...fewer } = state.files;

  it.each([
    ['a file of its folder has other words', { ...state.files, 'infra/hosted-backend/src/main.ts': 'c' }],
    ['there is one more', { ...state.files, 'infra/hosted-backend/migrations/0011.sql': '' }],
    ['there is one less', fewer],
    ['one has another name', { ...fewer, 'infra/hosted-backend/test/factors.spec.ts': text }],
  ])('where %s', (_difference, files) => {
    expect(digestOf({ ...state, files })).not.toBe(digest);
  });

  it.each([
    ['has another version', { 'node_modules/@supabase/auth-js': { version: '2.1.1' } }],
    ['is another package', { 'node_modules/@supabase/auth-js': { version: '2.1.0', integrity: 'sha512-b' } }],
    ['brings another', { 'node_modules/@supabase/auth-js/node_modules/tslib': { version: '2.8.0' } }],
    ['stands a second time', { 'frontend/node_modules/@supabase/auth-js': { version: '2.1.0' } }],
  ])('where a client %s', (_difference, changed) => {
    expect(digestOf({ ...state, packages: { ...state.packages, ...changed } })).not.toBe(digest);
  });
});

describe('The suite of the hosted backend is as it was tested', () => {
  it('in whichever order its files are found', () => {
    const files = Object.fromEntries(Object.entries(state.files).toReversed());
    expect(digestOf({ ...state, files })).toBe(digest);
  });

  it('where only what was said of it has changed, or what it has nothing of', () => {
    const files = { ...state.files, 'infra/hosted-backend/tested.txt': digest };
    const packages = { ...state.packages, 'node_modules/react': { version: '19.0.1' } };
    expect(digestOf({ files, packages })).toBe(digest);
  });
});
