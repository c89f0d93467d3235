const LONGEST = 200;

/** What a bank says of an attempt, for the fact about it; nothing where it says nothing. */
export function bankMessage(said: unknown): { bankMessage?: string } {
  const text =
    typeof said === 'string'
      ? said
          .replaceAll(/\p{C}+/gu, ' ')
          .trim()
          .slice(0, LONGEST)
      : '';
  return text === '' ? {} : { bankMessage: text };
}
