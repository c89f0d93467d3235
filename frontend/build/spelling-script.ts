/** A browser that reads no Malay underlines every word of it: there nothing is checked. Every field inherits it. */
export const spellingScript =
  'document.documentElement.spellcheck=(navigator.languages||[]).some(function(l){return/^ms\\b/i.test(l)})';
