/** The pattern of LIKE for texts that begin so. */
export const likePrefix = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
