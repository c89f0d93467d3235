import { hostRules } from './host-rules';
import type { NavigationInput } from './navigation-input';
import { navigationTo } from './navigation-input.builder';
import { allow, redirectTo } from './verdict';

const mainRoute = { host: 'main', access: 'public' } as const;
const bothRoute = { host: 'both', access: 'public' } as const;
const authRoute = { host: 'school', access: 'public' } as const;
const billingRoute = { host: 'both', access: 'management' } as const;
const onMain = (path: string, differing: Partial<NavigationInput> = {}) =>
  hostRules(navigationTo(`http://localhost:3000${path}`, { isSignedIn: false, ...differing }));

describe('on a school host', () => {
  it('a school that does not exist is not found', async () => {
    expect(await hostRules(navigationTo('/rph', { schoolExists: async () => false }))).toEqual({
      kind: 'not-found',
      notFound: {
        title: 'School Not Found',
        message: 'School "aba1001" does not exist.',
        suggestion: 'Please check the school code or contact support.',
      },
    });
  });

  it('the root leads to the dashboard when signed in, else to the sign-in page', async () => {
    expect(await hostRules(navigationTo('/', { route: bothRoute }))).toEqual(redirectTo('/dashboard'));
    expect(await hostRules(navigationTo('/', { route: bothRoute, isSignedIn: false }))).toEqual(
      redirectTo('/auth/login'),
    );
  });

  it('the sign-in page of the main domain leads to its own; other pages of the main domain are not found', async () => {
    expect(await hostRules(navigationTo('/login', { route: mainRoute }))).toEqual(redirectTo('/auth/login'));
    expect(await hostRules(navigationTo('/pricing', { route: mainRoute }))).toMatchObject({
      kind: 'not-found',
      notFound: { message: 'Page not found: /pricing' },
    });
  });

  it('teacher pages, auth pages and billing open', async () => {
    expect(await hostRules(navigationTo('/rph'))).toEqual(allow);
    expect(await hostRules(navigationTo('/auth/login', { route: authRoute }))).toEqual(allow);
    expect(
      await hostRules(navigationTo('/school-management/aba1001/billing', { route: billingRoute })),
    ).toEqual(allow);
  });
});

describe('on the main domain', () => {
  it('the root leads to the landing page', async () => {
    expect(await onMain('/', { route: mainRoute })).toEqual(redirectTo('/landing'));
  });

  it('teacher and auth pages lead to the root', async () => {
    expect(await onMain('/rph')).toEqual(redirectTo('/'));
    expect(await onMain('/auth/login', { route: authRoute })).toEqual(redirectTo('/'));
  });

  it.each(['/auth/reset', '/auth/confirm', '/auth/callback'])(
    '%s opens while it carries a code, a token, their refusal, or a recovery session',
    async (path) => {
      expect(await onMain(path, { route: authRoute })).toEqual(redirectTo('/'));
      expect(await onMain(`${path}?code=abc`, { route: authRoute })).toEqual(allow);
      expect(await onMain(`${path}?token_hash=abc`, { route: authRoute })).toEqual(allow);
      expect(await onMain(`${path}?token=abc`, { route: authRoute })).toEqual(allow);
      expect(await onMain(`${path}#access_token=abc`, { route: authRoute })).toEqual(allow);
      expect(await onMain(`${path}?error_code=otp_expired`, { route: authRoute })).toEqual(allow);
      expect(await onMain(`${path}?codex=abc`, { route: authRoute })).toEqual(redirectTo('/'));
      expect(await onMain(path, { route: authRoute, isRecovering: true })).toEqual(allow);
    },
  );

  it('other auth pages do not open, code or not', async () => {
    expect(await onMain('/auth/login?code=abc', { route: authRoute })).toEqual(redirectTo('/'));
  });

  describe('admin pages', () => {
    const path = '/school-management/aba1001/billing';
    const open = (differing: Partial<NavigationInput>) => onMain(path, { route: billingRoute, ...differing });

    it('need a session, else lead to the sign-in page and are remembered', async () => {
      expect(await open({})).toEqual(redirectTo('/login', { remember: path }));
    });

    it('need school-admin access, else lead to the sign-in page, which says so', async () => {
      const refused = await open({ isSignedIn: true, hasAdminAccess: async () => false });
      expect(refused).toEqual(redirectTo('/login?error=not-school-admin'));
    });

    it('that name no school open to those who administer any', async () => {
      const openTo = (role: 'admin' | 'teacher') =>
        onMain('/school-management/payment-methods', {
          route: billingRoute,
          isSignedIn: true,
          userSchools: async () => ({
            success: true,
            schools: [{ code: 'aba1001', name: 'SK', role, displayName: 'Cikgu' }],
          }),
        });
      expect(await openTo('admin')).toEqual(allow);
      expect(await openTo('teacher')).toEqual(redirectTo('/login?error=not-school-admin'));
    });

    it('open to those who administer the school in the path', async () => {
      const hasAdminAccess = async (code: string) => code === 'aba1001';
      expect(await open({ isSignedIn: true, hasAdminAccess })).toEqual(allow);
    });
  });

  it('public pages open', async () => {
    expect(await onMain('/landing', { route: mainRoute })).toEqual(allow);
  });
});
