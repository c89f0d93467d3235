/** What makes the page wider than its window. It runs in the page. */
export function pastTheEdge(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`)
    .slice(-4)
    .concat(`${scrollWidth} of ${clientWidth}`);
}
