import type { SlotFate } from './draft-lessons.js';
import type { LeftReason } from './imported-slots.js';
import type { CardOutcome } from './timetable-file.js';

/** What becomes of a card: it stands in the draft, or the one reason why not, or not wholly. */
export type CardFate = 'taken' | Exclude<CardOutcome, 'placed'> | LeftReason;

/** A card that is in no slot. */
export type LeftCard = Readonly<{ card: number; outcome: Exclude<CardOutcome, 'placed'> }>;

/** The cards of the file by what becomes of them: each stands once. */
export function cardAccount(
  leftCards: readonly LeftCard[],
  fates: readonly SlotFate[],
): Map<CardFate, number[]> {
  const ofCard = new Map<number, CardFate>(leftCards.map(({ card, outcome }) => [card, outcome]));
  for (const { cards, left } of fates)
    for (const card of cards) {
      const standing = ofCard.get(card);
      if (standing === undefined || standing === 'taken') ofCard.set(card, left ?? 'taken');
    }
  const account = new Map<CardFate, number[]>();
  for (const [card, fate] of ofCard) {
    const others = account.get(fate);
    if (others) others.push(card);
    else account.set(fate, [card]);
  }
  return account;
}
