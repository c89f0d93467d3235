/** Where product and model are known to differ in a history by hand, by a part of what is told of it. It can only shrink: what agrees again fails until it is taken out. */
export const KNOWN: Readonly<Record<string, string>> = {
  // What was sent of a lesson goes with its author, though a successor takes over the sent plans of a set.
  'a successor in the middle of the week': 'queue, kavitha r1/mt5b/3: the product says gone',
};
