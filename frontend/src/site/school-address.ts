import type { AppConfig } from './config';

type Site = Pick<AppConfig, 'publicScheme' | 'baseDomain'>;

export function schoolAddress({ publicScheme, baseDomain }: Site, schoolCode: string, path: string): string {
  return `${publicScheme}://${schoolCode.toLowerCase()}.${baseDomain}${path}`;
}

export function mainAddress({ publicScheme, baseDomain }: Site, path: string): string {
  return `${publicScheme}://${baseDomain}${path}`;
}
