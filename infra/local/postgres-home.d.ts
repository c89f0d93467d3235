import { type PostgresBinaries } from './postgres-binaries.ts';
import { type SystemAccount } from './system-account.ts';
/** Where the cluster lives, who runs it, and with which binaries. */
export type PostgresHome = {
  cluster: string;
  account: SystemAccount | undefined;
  binaries: PostgresBinaries;
};
/** Under root's private home (mode 0700) the account reaches neither data nor binaries: both go under /var/lib. */
export declare function postgresHome(dataDir: string): Promise<PostgresHome>;
