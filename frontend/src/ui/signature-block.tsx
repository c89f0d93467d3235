type Signature = { role: string; name?: string };

/** At the end of what is printed: who signs, and where. */
export function SignatureBlock({ signatures }: { signatures: readonly Signature[] }) {
  return (
    <div className="hidden break-inside-avoid grid-cols-2 gap-16 pt-10 text-sm print:grid">
      {signatures.map(({ role, name }) => (
        <div key={role}>
          <p>{role}:</p>
          <p className="mt-12 border-text border-t pt-1">{name ?? 'Nama:'}</p>
          <p className="pt-1">Tarikh:</p>
        </div>
      ))}
    </div>
  );
}
