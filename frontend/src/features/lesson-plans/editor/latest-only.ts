/** Runs one task at a time; of those that arrive meanwhile only the last is run afterwards. */
export function latestOnly(): (task: () => Promise<void>) => void {
  let next: (() => Promise<void>) | undefined;
  let isRunning = false;

  async function run() {
    isRunning = true;
    while (next) {
      const task = next;
      next = undefined;
      await task();
    }
    isRunning = false;
  }

  return (task) => {
    next = task;
    if (!isRunning) void run();
  };
}
