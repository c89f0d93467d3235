/** What the database's integer holds. */
const MAX_SEN = 2_147_483_647;

/** Undefined if the bytes are no JSON. */
export function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A name that a provider gives to something of its own. */
export function isReference(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
}

export function isSen(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= MAX_SEN;
}

/** "123.45" -> 12345; undefined if it is no amount of ringgit with at most two decimals. */
export function ringgitToSen(text: unknown): number | undefined {
  const [, ringgit = '', sen = ''] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(String(text)) ?? [];
  return ringgit === '' ? undefined : Number(ringgit) * 100 + Number(sen.padEnd(2, '0'));
}
