/** Of a file that is imported, as it comes. */
export const MOST_FILE_BYTES = 10 * 1024 * 1024;
