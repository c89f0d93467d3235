import { loginValidation } from './login-validation';
import type { NavigationInput, SchoolRole } from './navigation-input';
import { navigationTo } from './navigation-input.builder';
import { allow, redirectTo } from './verdict';

const schoolWhere = (role: SchoolRole) => ({
  code: 'aba1001',
  name: 'SK Seri Contoh',
  role,
  displayName: 'Cikgu',
});
const schools =
  (...roles: SchoolRole[]) =>
  async () => ({ success: true, schools: roles.map(schoolWhere) });
const validate = (differing: Partial<NavigationInput>) =>
  loginValidation(navigationTo('http://localhost:3000/login?validate=true', differing));

it.each(['/login', '/login?validate=false', '/auth/login?validate=true'])(
  '%s asks for no validation',
  async (path) => {
    expect(await loginValidation(navigationTo(`http://localhost:3000${path}`))).toEqual(allow);
  },
);

describe('/login?validate=true', () => {
  it.each(['admin', 'main_admin'] as const)(
    'leads someone who is %s of a school to its billing',
    async (role) => {
      const verdict = await validate({ userSchools: schools('teacher', role) });
      expect(verdict).toEqual(redirectTo('/school-management/aba1001/billing'));
    },
  );

  it('lets someone choose who administers several schools', async () => {
    const verdict = await validate({ userSchools: schools('admin', 'teacher', 'main_admin') });
    expect(verdict).toEqual(redirectTo('/login/sekolah'));
  });

  it('refuses without a session', async () => {
    expect(await validate({ isSignedIn: false })).toEqual(redirectTo('/login?error=session-invalid'));
  });

  it('refuses someone who administers no school', async () => {
    const verdict = await validate({ userSchools: schools('teacher', 'supervisor') });
    expect(verdict).toEqual(redirectTo('/login?error=not-school-admin'));
  });

  it('leads people of the platform to its operations', async () => {
    const verdict = await validate({ userSchools: schools(), isStaff: async () => true });
    expect(verdict).toEqual(redirectTo('/operations'));
  });

  it('gives up when the call fails', async () => {
    const userSchools = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await validate({ userSchools })).toEqual(redirectTo('/login?error=validation-failed'));
  });

  it('gives up on the answer after its time limit', async () => {
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(3000);
      return AbortSignal.abort();
    });
    const userSchools = async (signal: AbortSignal) => {
      signal.throwIfAborted();
      return { success: true, schools: [] };
    };
    expect(await validate({ userSchools })).toEqual(redirectTo('/login?error=validation-timeout'));
  });
});
