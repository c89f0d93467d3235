import { readFileSync } from 'node:fs';

export type Unit = Readonly<{ file: string; args: readonly string[]; environment: Record<string, string> }>;

/** What systemd would run for a unit, of what our units use. `instance`: what stands behind the @ of its name. */
export function readUnit(path: string, instance: string): Unit {
  const lines = readFileSync(path, 'utf8').replaceAll('%i', instance).split('\n');
  const valuesOf = (key: string) =>
    lines.filter((line) => line.startsWith(`${key}=`)).map((line) => line.slice(key.length + 1));
  const [command = ''] = valuesOf('ExecStart');
  const [file = '', ...args] = command.split(' ');
  const assignments = [
    ...valuesOf('EnvironmentFile').flatMap(assignmentsIn),
    ...valuesOf('Environment').flatMap((value) => value.split(' ')),
  ];
  return {
    file,
    args,
    environment: Object.fromEntries(assignments.map((each) => each.split(/=(.*)/s).slice(0, 2))),
  };
}

function assignmentsIn(path: string): string[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));
}
