import { deviceStorage } from '../site/safe-storage';

const key = 'rekod:device';

/** By it the hosted backend knows a browser that signed in before, so that others' wrong passwords do not lock it out. */
export function deviceSecret(): string {
  const secret = deviceStorage.getItem(key) ?? crypto.randomUUID();
  deviceStorage.setItem(key, secret);
  return secret;
}
