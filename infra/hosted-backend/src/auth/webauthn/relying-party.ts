import type { HostedBackendConfig } from '../../config/hosted-backend-config.ts';
import { AuthError } from '../auth-error.ts';

const loopback = ['127.0.0.1', '[::1]', 'localhost'];

/** The domain that passkeys belong to. No authenticator takes an address: a site on this machine goes by its name. */
export function relyingPartyId({ siteUrl }: Pick<HostedBackendConfig, 'siteUrl'>): string {
  const { hostname } = new URL(siteUrl);
  return loopback.includes(hostname) ? 'localhost' : hostname;
}

/**
 * Schools live on subdomains, all of which may use the domain's passkeys.
 * @throws AuthError 400 webauthn_verification_failed for any other page
 */
export function pageOf(clientData: string, rpId: string): string {
  const origin = claimedOrigin(clientData);
  if (!URL.canParse(origin)) throw notVerified();
  const { hostname, protocol } = new URL(origin);
  const isOurs = hostname === rpId || hostname.endsWith(`.${rpId}`);
  const isSafe = protocol === 'https:' || rpId === 'localhost';
  if (!isOurs || !isSafe) throw notVerified();
  return origin;
}

function claimedOrigin(clientData: string): string {
  try {
    const { origin } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    return String(origin);
  } catch {
    throw notVerified();
  }
}

export const notVerified = () =>
  new AuthError(400, 'webauthn_verification_failed', 'The credential could not be verified');
