/** One plan as the public pages show it; prices as text, e.g. "RM 600.00". */
export type Offer = Readonly<{ name: string; teacherLimit: number; monthly: string; yearly: string }>;

/** What is sold at an instant, smallest first. Implemented by the billing module. */
export abstract class PriceList {
  abstract offersAt(now: number): Promise<readonly Offer[]>;
}
