/** Who runs Postgres when we are root: the server refuses to run as root itself. */
export type SystemAccount = {
  uid: number;
  gid: number;
};
/** Undefined for an ordinary user, who runs Postgres under the own account. */
export declare function postgresAccount(): SystemAccount | undefined;
export declare function isReachableBy(account: SystemAccount, path: string): boolean;
export declare function giveTo(account: SystemAccount, path: string): void;
