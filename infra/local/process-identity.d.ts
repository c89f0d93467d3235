export declare function isAlive(pid: number): boolean;
/** Whether the process behind a remembered pid is still the one meant: pids are given out again. */
export declare function isRunning(pid: number, ...wordsOfItsCommand: string[]): Promise<boolean>;
