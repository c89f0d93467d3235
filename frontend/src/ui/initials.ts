/** Titles and the words for "child of": not part of what a person is called by. */
const unnamed =
  /^(?:cikgu|encik|en\.?|puan|pn\.?|cik|tuan|dr\.?|haji|hajah|hj\.?|hjh\.?|bin|binti|a\/l|a\/p)$/i;

/** "Cikgu Aminah binti Hassan" -> "AH"; an e-mail gives its first letter. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !unnamed.test(word));
  const [first = name] = words;
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first.charAt(0)}${last?.charAt(0) ?? ''}`.toUpperCase();
}
