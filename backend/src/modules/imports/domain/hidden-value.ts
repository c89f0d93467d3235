const IDENTITY_NUMBER = /\d{6}[- ]?\d{2}[- ]?\d{4}/g;

/** A secret by its last two. */
export function hiddenValue(value: string): string {
  return value.slice(0, -2).replaceAll(/[^\s-]/gu, '•') + value.slice(-2);
}

/** Numbers of identity that stand in any text, each by its last two. */
export function hiddenNumbers(text: string): string {
  return text.replaceAll(IDENTITY_NUMBER, hiddenValue);
}
