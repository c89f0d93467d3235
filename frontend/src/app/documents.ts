import { publicPages } from '../features/public-pages/pages';
import { registrationPages } from '../features/registration/pages';
import { signInPages } from '../features/sign-in/pages';
import type { DocumentPage } from '../site/page';

/** Documents of their own, without the router: signing in and what belongs to it. */
export const authPages: readonly DocumentPage[] = [...signInPages, ...registrationPages];

export function authPageAt(path: string): DocumentPage | undefined {
  return authPages.find((page) => page.path === path);
}

/** Pages to which the checks send somebody by loading them; links of the application open a public page inside it. */
export function isDocument(target: string): boolean {
  const [path = ''] = target.split(/[?#]/);
  return publicPages.some((page) => page.path === path) || authPageAt(path) !== undefined;
}
