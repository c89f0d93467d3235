export type FigureValue = Readonly<{ labels?: Readonly<Record<string, string>>; value: number }>;

/** Something that is looked at when somebody asks. Declared by the module that knows it. */
export type Figure = Readonly<{
  name: string;
  help: string;
  labels?: readonly string[];
  /** Of this process, or of the whole installation, whichever process is asked. */
  of: 'process' | 'installation';
  read(): Promise<readonly FigureValue[]> | readonly FigureValue[];
}>;

/** How long one may take: who asks wants an answer within a second, above all while something is away. */
const PATIENCE_MS = 700;

/** @throws what the reading threw, or that it took too long */
export function readInTime({ name, read }: Figure): Promise<readonly FigureValue[]> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`${name} took too long.`)), PATIENCE_MS).unref();
  });
  return Promise.race([Promise.resolve().then(read), late]);
}
