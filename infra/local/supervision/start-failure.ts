/** Something the person at the terminal can mend: shown as one message, without a stack. */
export class StartFailure extends Error {
  override name = 'StartFailure';
}

/** Runs a launcher's main function; what goes wrong ends the process with code 1. */
export async function runToExit(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof StartFailure ? error.message : error);
    process.exitCode = 1;
  }
}
