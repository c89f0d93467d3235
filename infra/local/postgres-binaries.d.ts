import { type SystemAccount } from './system-account.ts';
export type PostgresBinaries = {
  initdb: string;
  postgres: string;
  pg_ctl: string;
};
export declare function installedBinaries(): Promise<PostgresBinaries>;
/** A copy in `folder`, made once per version, that the account may read and run. */
export declare function copiedBinaries(
  installed: PostgresBinaries,
  folder: string,
  account: SystemAccount,
): Promise<PostgresBinaries>;
