import type { BillingOverview } from './calls';

/** For everyone who cannot pay: who can. */
export function WhoToTell({ mainAdmins, school }: Pick<BillingOverview, 'mainAdmins' | 'school'>) {
  return (
    <section
      aria-labelledby="who-to-tell"
      className="mb-10 max-w-xl rounded-lg border border-line bg-raised p-5"
    >
      <h2 id="who-to-tell" className="font-semibold text-lg">
        Siapa yang perlu dimaklumkan
      </h2>
      <p className="prose-width mt-1 text-muted">
        {mainAdmins.length > 0
          ? `Hanya Admin Utama ${school.name} boleh memperbaharui langganan.`
          : `${school.name} belum mempunyai Admin Utama. Sila hubungi pihak sokongan.`}
      </p>
      <ul className="mt-3 divide-y divide-line">
        {mainAdmins.map(({ name, email }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
            <span className="font-medium">{name}</span>
            <a
              href={mailTo(email, school.name)}
              className="inline-flex min-h-11 items-center gap-2 text-accent underline underline-offset-2"
            >
              {email}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function mailTo(email: string, schoolName: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(`Langganan Rekod Mengajar ${schoolName}`)}`;
}
