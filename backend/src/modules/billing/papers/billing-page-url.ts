import type { AppConfig } from '../../../config/app-config.js';

/** The billing page of a school on its own host, from stored data: never from a request. */
export function billingPageUrl(
  { publicScheme, baseDomain }: Pick<AppConfig, 'publicScheme' | 'baseDomain'>,
  schoolCode: string,
): string {
  return `${publicScheme}://${schoolCode}.${baseDomain}${billingPagePath(schoolCode)}`;
}

export function billingPagePath(schoolCode: string): string {
  return `/school-management/${schoolCode}/billing`;
}
