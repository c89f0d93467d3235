export const TERMS = [1, 12] as const;
export type TermMonths = (typeof TERMS)[number];

export type Price = Readonly<{ termMonths: TermMonths; amountSen: number }>;
export type Plan = Readonly<{ code: string; name: string; teacherLimit: number; prices: Price[] }>;
