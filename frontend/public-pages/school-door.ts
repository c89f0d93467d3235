/** A school code of the ministry, or the short name of a school without one. */
const schoolCode = /^[a-z][a-z0-9-]{1,29}[a-z0-9]$/;

const patience = 5_000;

/** Whoever cannot ask goes on: the school's own address answers as well. */
async function exists(code: string): Promise<boolean> {
  const body = JSON.stringify({ code });
  const headers = { 'content-type': 'application/json' };
  try {
    const reply = await fetch('/api/schools/exists', {
      ...{ method: 'POST', headers, body },
      signal: AbortSignal.timeout(patience),
    });
    return !reply.ok || (await reply.json()).exists !== false;
  } catch {
    return true;
  }
}

async function problemWith(code: string): Promise<string> {
  if (!schoolCode.test(code)) return 'Sila semak kod sekolah, contohnya ABC1234.';
  if (await exists(code)) return '';
  return 'Tiada sekolah dengan kod ini. Sila semak kod, atau tanya pentadbir sekolah.';
}

/** On the landing page: a school's code leads to where its teachers sign in. Without script the words say where. */
export function addSchoolDoor(): void {
  const form = document.querySelector<HTMLFormElement>('[data-school-door]');
  const input = form?.querySelector('input');
  const problem = form?.querySelector('[data-school-door-problem]');
  if (!form || !input || !problem) return;
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const code = input.value.trim().toLowerCase();
    problem.textContent = await problemWith(code);
    input.setAttribute('aria-invalid', String(problem.textContent !== ''));
    if (problem.textContent) return input.focus();
    const { protocol, host } = window.location;
    window.location.assign(`${protocol}//${code}.${host.replace(/^www\./, '')}/auth/login`);
  });
}
