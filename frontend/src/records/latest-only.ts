/** Runs one task at a time; of those that arrive meanwhile only the last is run afterwards. Resolves once none is
 * left. */
export function latestOnly(): (task: () => Promise<void>) => Promise<void> {
  let next: (() => Promise<void>) | undefined;
  let running: Promise<void> | undefined;

  async function run() {
    try {
      while (next) {
        const task = next;
        next = undefined;
        await task();
      }
    } finally {
      // One that fails takes none with it that waited for it.
      running = next && run();
    }
  }

  return (task) => {
    next = task;
    running ??= run();
    return running;
  };
}
