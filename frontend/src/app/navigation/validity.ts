import type { Check } from './navigation-input';
import { allow, pageNotFound } from './verdict';

export const validity: Check = ({ route, host, url }) => {
  if (host.kind === 'foreign') return pageNotFound(url);
  return (route.validate?.(url) ?? true) ? allow : pageNotFound(url);
};
