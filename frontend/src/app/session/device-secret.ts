const key = 'rekod:device';

/** By it the hosted backend knows a browser that signed in before, so that others' wrong passwords do not lock it out. */
export function deviceSecret(): string {
  try {
    const secret = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, secret);
    return secret;
  } catch {
    return '';
  }
}
