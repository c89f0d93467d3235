import { useState } from 'react';
import { IconButton } from './button';

type CopyableCodeProps = { code: string /** "Kod pautan" */; label: string };

/** Text to take along: it can be selected, and a button copies it. */
export function CopyableCode({ code, label }: CopyableCodeProps) {
  const [state, setState] = useState('');

  async function copy() {
    await navigator.clipboard.writeText(code).then(
      () => setState('Disalin'),
      () => setState('Sila pilih teks dan salin sendiri.'),
    );
  }

  return (
    <div className="flex items-start gap-2 rounded-md border border-line bg-sunken py-1 pr-1 pl-3">
      <section aria-label={label} className="min-w-0 flex-1 py-2">
        <pre className="wrap-anywhere whitespace-pre-wrap font-mono text-xs leading-5">
          <code>{code}</code>
        </pre>
      </section>
      <span role="status" className="self-center text-muted text-xs">
        {state}
      </span>
      <IconButton icon={state === 'Disalin' ? 'check' : 'copy'} label={`Salin ${label}`} onClick={copy} />
    </div>
  );
}
