import { cookieIn, hostCookie } from './host-cookie';

describe('the cookie of the saved path', () => {
  it('lives 8 hours and is lax', () => {
    expect(hostCookie('rekod-redirect-path', '/rph?a=1', 28800, false)).toBe(
      'rekod-redirect-path=%2Frph%3Fa%3D1; Path=/; Max-Age=28800; SameSite=Lax',
    );
  });

  it('is secure in production', () => {
    expect(hostCookie('rekod-redirect-path', '/rph', 28800, true)).toMatch(/; Secure$/);
  });

  it('is read back among others', () => {
    const name = 'rekod-redirect-path';
    expect(cookieIn('a=b; rekod-redirect-path=%2Frph%3Fa%3D1; c=d', name)).toBe('/rph?a=1');
    expect(cookieIn('a=b', name)).toBeUndefined();
    expect(cookieIn('rekod-redirect-path=%E0%A4%A', name)).toBeUndefined();
  });
});
