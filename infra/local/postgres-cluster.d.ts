import type { PostgresHome } from './postgres-home.ts';
/** Runs initdb beside the final place and moves the result there: an interrupted start leaves nothing half made. */
export declare function createCluster(home: PostgresHome, password: string): Promise<void>;
