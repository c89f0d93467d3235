/** Stops the server that a killed supervisor left running on this cluster. */
export declare function stopStalePostmaster(cluster: string): Promise<void>;
