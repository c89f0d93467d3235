import { missingOptionalDependencies } from './lock-completeness.ts';

describe('A lock file', () => {
  it('is complete when every optional dependency has an entry where its package finds it', () => {
    const packages = {
      '': {},
      'node_modules/a': { optionalDependencies: { near: '1', hoisted: '1' } },
      'node_modules/a/node_modules/near': {},
      'node_modules/hoisted': {},
      'infra/tool': { optionalDependencies: { hoisted: '1' } },
    };
    expect(missingOptionalDependencies({ packages })).toEqual([]);
  });

  it('names each optional dependency that it lacks', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-linux': '1', 'a-darwin': '1' } },
      'node_modules/a-linux': {},
    };
    expect(missingOptionalDependencies({ packages })).toEqual(['node_modules/a -> a-darwin']);
  });

  it('does not take an entry that only another package can see', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { binary: '1' } },
      'node_modules/b/node_modules/binary': {},
    };
    expect(missingOptionalDependencies({ packages })).toHaveLength(1);
  });
});
