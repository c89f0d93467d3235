import { unwrap } from '../../../api/api-error';
import { api } from '../../../api/client';
import { ReasonDialog } from '../reason-dialog';
import { useOperation } from '../use-operation';
import type { Contest, ContestAnswer } from './calls';

type AnswerDialogProps = { contest: Contest; answer: ContestAnswer; onClose: () => void };

const texts = {
  kept: {
    verb: 'Sah, kekal',
    titleOf: (code: string) => `Kekalkan pendaftaran ${code}?`,
    effect: 'Sekolah ini kekal seperti sekarang.',
    done: 'Pendaftaran kekal. Pembantah dimaklumkan.',
  },
  released: {
    verb: 'Lepaskan kod',
    titleOf: (code: string) => `Lepaskan kod ${code}?`,
    effect:
      'Sekolah ini berpindah ke alamat lain bersama semua rekodnya, dan Admin Utamanya dimaklumkan. Kod disimpan 14 hari untuk pembantah.',
    done: 'Kod dilepaskan. Kedua-dua pihak dimaklumkan.',
  },
} satisfies Record<ContestAnswer, object>;

export function AnswerDialog({ contest, answer, onClose }: AnswerDialogProps) {
  const { verb, titleOf, effect, done } = texts[answer];
  const params = { path: { id: contest.id } };
  const form = useOperation({
    begun: { answer },
    act: (body) => unwrap(api.POST('/api/operations/contests/{id}/answer', { params, body })),
    done,
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={titleOf(contest.code.toUpperCase())}
      verb={verb}
      danger={answer === 'released'}
      form={form}
      onClose={onClose}
    >
      <p className="break-words text-sm">
        {effect} Sebab di bawah dihantar kepada {contest.name}.
      </p>
    </ReasonDialog>
  );
}
