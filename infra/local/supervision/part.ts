/** Why a part is no longer there, in words, with the end of its output. */
export type PartExit = Readonly<{ code: number | null; reason: string; lastLines: string }>;

/** Something the supervisor started and will stop. */
export type Part = Readonly<{
  name: string;
  exited: Promise<PartExit>;
  /** Resolves when it is gone. */
  stop(): Promise<void>;
  kill(): void;
}>;

export function exitReason(code: number | null, signal: NodeJS.Signals | null): string {
  return signal === null ? `ended with code ${code}` : `was ended by ${signal}`;
}
