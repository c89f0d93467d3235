export declare function freePort(): Promise<number>;
/** A port is busy when somebody listens on it on either loopback, even where a second bind would succeed. */
export declare function isPortFree(port: number): Promise<boolean>;
