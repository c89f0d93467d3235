/** Of our own, where whoever waits goes on without: it stands in the browser's log, as one that nobody caught. */
export function tellMistake(mistake: unknown): undefined {
  globalThis.reportError?.(mistake);
}
