import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../site/paths';
import { Icon } from '../../ui/icon';
import type { Reader } from './reader';

const LazyAccessLogSheet = lazy(async () => ({
  default: (await import('./access-log-sheet')).AccessLogSheet,
}));

const link = 'font-medium text-accent underline';

/** Under the list: who sees what of pupils, and where it can be looked up. */
export function PrivacyLine({ reader }: { reader: Reader }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex gap-2 pt-4 text-muted text-sm print:hidden">
      <Icon name="shield" size={16} className="mt-0.5" />
      <p>
        Butiran penjaga hanya untuk guru kelas, pengurus murid dan pentadbir. Setiap bukaan, cetakan dan muat
        turun direkodkan.{' '}
        <Link to={paths.guardiansNotice} className={link}>
          Notis kepada penjaga
        </Link>
        {reader.keeps && (
          <>
            {' · '}
            <button type="button" className={link} onClick={() => setOpen(true)}>
              Rekod akses
            </button>
          </>
        )}
      </p>
      <Suspense>{isOpen && <LazyAccessLogSheet reader={reader} onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
