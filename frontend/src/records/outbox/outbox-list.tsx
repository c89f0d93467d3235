import { Link } from 'react-router';
import { Button } from '../../ui/button';
import { formatRelative } from '../../ui/format';
import { saveFile } from '../../ui/save-file';
import { showToast } from '../../ui/toast';
import { refusals, type Standing } from '../refusal';
import { dropCommand, takeCommand } from './command-store';
import type { Waiting } from './outbox-kind';

const words: Record<Standing, string> = {
  unreachable: 'menunggu talian',
  session: 'menunggu log masuk',
  restricted: 'menunggu langganan',
  invalid: 'perlu dibetulkan',
  deleted: 'telah dipadam di tempat lain',
  refused: 'tidak diterima pelayan',
  conflict: 'perlu dipilih',
  gone: 'tidak boleh dihantar lagi',
};

type OutboxListProps = { waiting: readonly Waiting[]; now: Date; onOpen?: () => void };

/** Whether a person has to do something before it can be sent. */
export const needsPerson = ({ standing }: Waiting) => standing !== undefined && refusals[standing] !== 'wait';

/** What waits, with what can be done with each: to open it, to take the text elsewhere, to discard it. */
export function OutboxList({ waiting, now, onOpen }: OutboxListProps) {
  return (
    <>
      <p className="text-muted text-sm">
        {waiting.some(needsPerson)
          ? 'Semua selamat dalam peranti ini. Sila buka yang perlu perhatian; yang lain dihantar secara automatik.'
          : 'Semua selamat dalam peranti ini dan dihantar secara automatik.'}
      </p>
      <ul className="mt-2 flex flex-col">
        {waiting.map((command) => (
          <li
            key={`${command.name.recordId}/${command.name.window}`}
            data-row
            className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
          >
            <Title command={command} now={now} onOpen={onOpen} />
            <Actions command={command} />
          </li>
        ))}
      </ul>
    </>
  );
}

type TitleProps = { command: Waiting; now: Date; onOpen?: () => void };

function Title({ command, now, onOpen }: TitleProps) {
  const { title, address, editedAt, standing } = command;
  const state = (
    <span className="font-normal">
      {' '}
      · diubah {formatRelative(editedAt, now)}
      {standing && ` · ${words[standing]}`}
    </span>
  );
  const look = 'min-w-0 flex-1 basis-48 py-2 font-medium';
  if (standing === 'gone')
    return (
      <span className={look}>
        {title}
        {state}
      </span>
    );
  return (
    <Link to={address} onClick={onOpen} className={`${look} underline underline-offset-2`}>
      {title}
      {state}
    </Link>
  );
}

function Actions({ command }: { command: Waiting }) {
  const refusal = command.standing && refusals[command.standing];
  return (
    <span className="flex gap-2">
      {refusal === 'decide' && (
        <Button size="small" variant="secondary" onClick={() => void copyText(command)}>
          Salin teks
        </Button>
      )}
      {refusal === 'never' && (
        <Button size="small" variant="secondary" onClick={() => void downloadOnce(command)}>
          Muat turun
        </Button>
      )}
      <Button size="small" variant="secondary" onClick={() => void discard(command)}>
        Buang
      </Button>
    </span>
  );
}

async function copyText({ text }: Waiting): Promise<void> {
  await navigator.clipboard.writeText(text);
  await showToast({ type: 'success', message: 'Teks disalin.' });
}

export function download(waiting: readonly Waiting[]): void {
  const texts = waiting.map(({ title, text }) => `${title}\n\n${text}`);
  saveFile(new Blob([texts.join('\n\n')], { type: 'text/plain;charset=utf-8' }), 'belum-dihantar.txt');
}

/** Nothing on the server will ever take it: from now on the file has it. */
async function downloadOnce(command: Waiting): Promise<void> {
  download([command]);
  await dropCommand(command.name);
}

async function discard({ name }: Waiting): Promise<void> {
  const putBack = await takeCommand(name);
  await showToast({
    type: 'success',
    message: 'Draf dibuang.',
    action: { label: 'Buat asal', onSelect: () => void putBack() },
  });
}
