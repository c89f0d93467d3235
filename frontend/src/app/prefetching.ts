let isRunning = false;

/** While pages are fetched that nobody has opened: what fails then is no reason to load the open page again. */
export function isPrefetching(): boolean {
  return isRunning;
}

export async function whilePrefetching(fetch: () => Promise<void>): Promise<void> {
  isRunning = true;
  await fetch();
  isRunning = false;
}
