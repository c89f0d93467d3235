/** In the address: what of the calendar is looked after in place of its days. */
export const partParameter = 'urus';

/** The address of another place of the same calendar. */
export const addressOf = (parts: Readonly<Record<string, string>> = {}) => `?${new URLSearchParams(parts)}`;
