import { navigationTo } from './navigation-input.builder';
import { validity } from './validity';
import { allow, redirectTo } from './verdict';

describe('an address is valid', () => {
  it('when its route finds it so', async () => {
    expect(await validity(navigationTo('/rph'))).toEqual(allow);
  });

  it('not when its route refuses it; the message names the path with its query', async () => {
    const route = { host: 'both', access: 'public', validate: () => false } as const;
    expect(await validity(navigationTo('/tiada?a=1', { route }))).toEqual({
      kind: 'not-found',
      notFound: { title: 'Page Not Found', message: 'Page not found: /tiada?a=1' },
    });
  });

  it.each([
    ['/rpt', redirectTo('/')],
    ['/supervisor/rph', redirectTo('/')],
    ['/rphx', { kind: 'not-found' }],
  ])('on the main domain what belongs to a school leads to the root: %s', async (path, verdict) => {
    const route = { host: 'both', access: 'public', validate: () => false } as const;
    expect(await validity(navigationTo(`http://localhost:3000${path}`, { route }))).toMatchObject(verdict);
  });

  it('not on a host that is none of ours', () => {
    expect(validity(navigationTo('http://evil.test/rph'))).toMatchObject({ kind: 'not-found' });
  });
});
