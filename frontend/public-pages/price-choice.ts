function suggest(plans: HTMLElement, teachers: number): string {
  const all = [...plans.querySelectorAll<HTMLElement>('[data-teacher-limit]')];
  const fitting = all.find((plan) => Number(plan.dataset.teacherLimit) >= teachers);
  for (const plan of all) plan.toggleAttribute('data-suggested', teachers > 0 && plan === fitting);
  if (!(teachers > 0)) return '';
  const name = fitting?.querySelector('h2')?.textContent;
  return name
    ? `Pelan ${name} sesuai untuk ${teachers} guru.`
    : 'Sila hubungi kami untuk sekolah sebesar ini.';
}

/** On /pricing: the plan for a number of teachers, monthly or yearly. Without script both prices are in sight. */
export function addPriceChoice(): void {
  const form = document.querySelector<HTMLFormElement>('[data-price-choice]');
  const plans = document.querySelector<HTMLElement>('[data-plans]');
  const answer = document.querySelector('[data-price-answer]');
  const teachers = form?.querySelector<HTMLInputElement>('[data-teachers]');
  if (!form || !plans || !answer || !teachers) return;
  // It kept its place, so that nothing moves.
  form.classList.remove('invisible');
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('input', () => {
    plans.dataset.term = String(new FormData(form).get('term'));
    answer.textContent = suggest(plans, Number(teachers.value));
  });
}
