import { ProviderUnavailableError } from '../billing.errors.js';

const TIMEOUT_MS = 10_000;

/** A provider's JSON answer. Throws ProviderUnavailableError: `name` is what people call the provider. */
export async function askProvider(name: string, url: URL, request: RequestInit): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, redirect: 'error', signal });
    if (!response.ok) throw new Error(`${name} answered ${response.status}.`);
    return await response.json();
  } catch (cause) {
    throw new ProviderUnavailableError(name, cause);
  }
}
