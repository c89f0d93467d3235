import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { dropCommand } from '../../records/outbox/command-store';
import type { Waiting } from '../../records/outbox/outbox-kind';
import { download } from '../../records/outbox/outbox-list';
import { listWaiting, sendCommands } from '../../records/outbox/send-commands';
import { tellUnsent } from '../../records/outbox/tell-unsent';
import { type Owner, ownerHere } from '../../session/owner';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DiscardQuestion } from '../../ui/discard-question';
import { typedOnPage } from '../../ui/typed';
import { outboxKinds } from './outbox-kinds';

/** Nothing of a person who signs out stays on the device: what was not sent is sent, taken along or given up, and
 * never silently. */
export async function isReadyToLeave(): Promise<boolean> {
  if (typedOnPage.isUnsaved() && !(await mayDropWords())) return false;
  const owner = ownerHere();
  return owner ? askFor(owner) : true;
}

function mayDropWords(): Promise<boolean> {
  return answerTo((answer) => (
    <DiscardQuestion
      onKeep={() => answer(false)}
      onDiscard={() => {
        typedOnPage.giveUp();
        answer(true);
      }}
    />
  ));
}

async function askFor(owner: Owner): Promise<boolean> {
  const waiting = await listWaiting(owner, outboxKinds).catch(() => []);
  if (waiting.length === 0) return true;
  return answerTo((answer) => <Farewell owner={owner} first={waiting} onAnswer={answer} />);
}

/** Over whatever page it is. */
async function answerTo(question: (answer: (isReady: boolean) => void) => ReactNode): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const isReady = await new Promise<boolean>((resolve) => {
    root.render(question(resolve));
  });
  root.unmount();
  place.remove();
  return isReady;
}

type FarewellProps = { owner: Owner; first: Waiting[]; onAnswer: (isReady: boolean) => void };

function Farewell({ owner, first, onAnswer }: FarewellProps) {
  const [waiting, setWaiting] = useState(first);
  const [attempt, setAttempt] = useState<'none' | 'running' | 'failed'>('none');

  async function send() {
    setAttempt('running');
    await sendCommands(owner, outboxKinds);
    const left = await listWaiting(owner, outboxKinds);
    if (left.length === 0) return onAnswer(true);
    setWaiting(left);
    setAttempt('failed');
  }

  async function discard() {
    await Promise.all(waiting.map(({ name }) => dropCommand(name)));
    await tellUnsent(owner.personId, []);
    onAnswer(true);
  }

  return (
    <Dialog
      title={`${waiting.length} kerja belum dihantar`}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button variant="danger" onClick={() => void discard()}>
            Buang dan log keluar
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              download(waiting);
              void discard();
            }}
          >
            Muat turun dan log keluar
          </Button>
          <Button busy={attempt === 'running'} onClick={() => void send()}>
            Hantar sekarang
          </Button>
        </>
      }
    >
      <p>Teks ini hanya ada dalam peranti ini. Selepas log keluar, teks ini tiada lagi di sini.</p>
      <ul className="mt-3 list-disc pl-5">
        {waiting.map(({ name, title }) => (
          <li key={`${name.recordId}/${name.window}`}>{title}</li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-warning">
        {attempt === 'failed' && 'Belum semua dapat dihantar. Sila semak sambungan internet dan cuba lagi.'}
      </p>
    </Dialog>
  );
}
