const pauses = [1_000, 5_000, 30_000];

/**
 * A part of the application that nobody waits for. A phone that goes from one network to another takes along what was
 * being fetched: it is tried again, three times at most. Undefined once the signal says that it is not needed any more.
 */
export async function fetchPart<Part>(
  fetch: () => Promise<Part>,
  signal: AbortSignal,
): Promise<Part | undefined> {
  for (const pause of pauses) {
    const part = await fetch().catch(() => undefined);
    if (signal.aborted) return undefined;
    if (part) return part;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return fetch();
}
