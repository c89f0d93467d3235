import { paths } from './paths';

const signInPages: readonly string[] = [paths.login, paths.schoolLogin];

export function isSignInPage(path: string): boolean {
  return signInPages.includes(path);
}

/** Pages that are documents of their own: reached by loading them, not inside the application. */
export function isDocument(target: string): boolean {
  const [path = ''] = target.split('?');
  return path === paths.landing || isSignInPage(path);
}
