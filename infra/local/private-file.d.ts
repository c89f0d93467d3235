/** Whole or not at all, mode 0600 from the first byte. */
export declare function writePrivateFile(path: string, text: string): Promise<void>;
