/** What DATA_DIR remembers of its cluster, readable by its owner only. */
export type PostgresRecord = {
  port: number;
  password: string;
};
export declare function readPostgresRecord(dataDir: string): Promise<PostgresRecord | undefined>;
export declare function writePostgresRecord(dataDir: string, record: PostgresRecord): Promise<void>;
export declare function newPassword(): string;
export declare function databaseUrl(record: PostgresRecord, database: string): string;
