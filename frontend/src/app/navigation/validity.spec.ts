import { navigationTo } from './navigation-input.builder';
import { validity } from './validity';
import { allow } from './verdict';

describe('an address is valid', () => {
  it('when its route finds it so', () => {
    expect(validity(navigationTo('/rph'))).toEqual(allow);
  });

  it('not when its route refuses it; the message names the path with its query', () => {
    const route = { host: 'both', access: 'public', validate: () => false } as const;
    expect(validity(navigationTo('/tiada?a=1', { route }))).toEqual({
      kind: 'not-found',
      notFound: { title: 'Page Not Found', message: 'Page not found: /tiada?a=1' },
    });
  });

  it('not on a host that is none of ours', () => {
    expect(validity(navigationTo('http://evil.test/rph'))).toMatchObject({ kind: 'not-found' });
  });
});
