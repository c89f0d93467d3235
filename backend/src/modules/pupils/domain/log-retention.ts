/** As long as a register of breaches is kept (PDPA, 2025): who saw or took what can be asked about as long. */
export const LOG_YEARS = 2;
