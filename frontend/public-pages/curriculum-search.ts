function show(element: HTMLElement, query: string): boolean {
  const isFound = (element.textContent ?? '').toLowerCase().includes(query);
  element.hidden = !isFound;
  return isFound;
}

/** On /dskp: hides what holds neither the code nor the word. */
export function addCurriculumSearch(): void {
  const field = document.querySelector<HTMLElement>('[data-curriculum-search]');
  const count = document.querySelector('[data-curriculum-count]');
  const input = field?.querySelector('input');
  if (!field || !input || !count) return;
  // It kept its place, so that nothing moves.
  field.classList.remove('invisible');
  input.addEventListener('input', () => {
    const query = input.value.trim().toLowerCase();
    const standards = [...document.querySelectorAll<HTMLElement>('[data-standard]')];
    const found = standards.filter((standard) => show(standard, query));
    for (const section of document.querySelectorAll<HTMLElement>('[data-subject] section, [data-subject]')) {
      section.hidden = !section.querySelector('[data-standard]:not([hidden])');
    }
    count.textContent = query ? `${found.length} standard pembelajaran dijumpai.` : '';
  });
}
