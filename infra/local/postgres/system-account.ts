import { execFileSync, spawnSync } from 'node:child_process';

/** Who runs Postgres when we are root: the server refuses to run as root itself. */
export type SystemAccount = { uid: number; gid: number };

const ACCOUNT_NAME = 'postgres';

/** Undefined for an ordinary user, who runs Postgres under the own account. */
export function postgresAccount(): SystemAccount | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findAccount() ?? createAccount();
}

export function isReachableBy(account: SystemAccount, path: string): boolean {
  const probe = spawnSync('/bin/sh', ['-c', 'test -x "$0"', path], { ...account, cwd: '/' });
  return probe.status === 0;
}

export function giveTo(account: SystemAccount, path: string): void {
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, path]);
}

function findAccount(): SystemAccount | undefined {
  const uid = askId('-u');
  const gid = askId('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function askId(flag: '-u' | '-g'): number | undefined {
  const answer = spawnSync('id', [flag, ACCOUNT_NAME], { encoding: 'utf8' });
  return answer.status === 0 ? Number(answer.stdout) : undefined;
}

function createAccount(): SystemAccount {
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', ACCOUNT_NAME]);
  const account = findAccount();
  if (account === undefined) throw new Error(`Postgres needs a system user "${ACCOUNT_NAME}"`);
  return account;
}
