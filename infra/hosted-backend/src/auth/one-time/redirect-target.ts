import type { HostedBackendConfig } from '../../config/hosted-backend-config.ts';

type Rules = Pick<HostedBackendConfig, 'siteUrl' | 'redirectAllowList'>;

/** The wished address if the site or the allow-list covers it, else the site itself. */
export function redirectTarget(rules: Rules, wished: string | undefined): string {
  if (!wished || !URL.canParse(wished)) return rules.siteUrl;
  const address = new URL(wished);
  return isAllowed(rules, address) ? spelling(address, wished) : rules.siteUrl;
}

function isAllowed({ siteUrl, redirectAllowList }: Rules, address: URL): boolean {
  if (address.username || address.password) return false;
  if (address.origin !== 'null' && address.origin === new URL(siteUrl).origin) return true;
  const bare = new URL(address);
  bare.hash = '';
  return redirectAllowList.some((pattern) => matches(pattern, bare.href) || sameAddress(pattern, bare));
}

/** Parsed and printed again, so that every reader sees the same host; a bare origin keeps its spelling. */
const spelling = (address: URL, wished: string) => (`${wished}/` === address.href ? wished : address.href);

const sameAddress = (pattern: string, address: URL) =>
  !pattern.includes('*') && URL.canParse(pattern) && new URL(pattern).href === address.href;

/** `*` stands for anything but a dot or slash, `**` for anything. */
function matches(pattern: string, address: string): boolean {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => wildcards.get(part) ?? escaped(part));
  return new RegExp(`^${parts.join('')}$`).test(address);
}

const escaped = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');

const wildcards = new Map([
  ['**', '.*'],
  ['*', '[^./]*'],
]);
