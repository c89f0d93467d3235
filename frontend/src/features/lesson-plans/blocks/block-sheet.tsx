import { PLAN_BLOCK } from '@rules/lesson-plans/domain/plan-block';
import { ApiError } from '../../../api/api-error';
import { Form } from '../../../forms/form';
import type { FormProblem } from '../../../forms/form-problem';
import { useForm } from '../../../forms/use-form';
import { useChange } from '../../../queries/use-change';
import { Button } from '../../../ui/button';
import { CheckboxField } from '../../../ui/checkbox-field';
import { Sheet } from '../../../ui/sheet';
import { TextField } from '../../../ui/text-field';
import { TextareaField } from '../../../ui/textarea-field';
import {
  addBlock,
  type BlockText,
  blocksKey,
  changeBlock,
  deleteBlock,
  type PlanBlock,
} from './blocks-query';

type BlockSheetProps = {
  /** What is changed; without one a new block begins with these steps. */
  edited?: PlanBlock;
  steps?: string;
  onClose: () => void;
};

export function BlockSheet({ edited, steps = '', onClose }: BlockSheetProps) {
  const saving = useChange(
    (block: BlockText, newId) => {
      const text = { ...block, name: block.name.trim() };
      return edited
        ? changeBlock({ ...text, id: edited.id, version: edited.version })
        : addBlock({ ...text, id: newId() });
    },
    {
      done: edited ? 'Blok diubah.' : 'Blok disimpan. Taip / pada langkah untuk menggunakannya.',
      stale: [blocksKey],
      undo: edited ? undefined : ({ id }) => deleteBlock(id),
    },
  );
  const form = useForm({
    begun: edited ? pick(edited) : { name: '', steps, isShared: false },
    check: blockProblems,
    send: saving.send,
    refused: tooManyProblem,
    onSent: onClose,
  });
  return (
    <Sheet title={edited ? 'Ubah blok' : 'Simpan sebagai blok'} onClose={onClose}>
      <Form form={form} title="Blok belum disimpan">
        <TextField
          {...form.field('name')}
          label="Nama"
          maxLength={PLAN_BLOCK.fields.name.longest}
          dir="auto"
        />
        <TextareaField
          {...form.field('steps')}
          label="Langkah"
          help="Satu langkah sebaris; minitnya boleh ditulis di hujung, contoh (5 min)."
          rows={5}
          maxLength={PLAN_BLOCK.fields.steps.longest}
          dir="auto"
        />
        <CheckboxField
          label="Kongsi dengan semua guru sekolah"
          checked={form.values.isShared}
          onChange={({ target }) => form.edit({ isShared: target.checked })}
        />
        <Button type="submit" busy={form.isBusy} className="self-start">
          Simpan
        </Button>
      </Form>
    </Sheet>
  );
}

const pick = ({ name, steps, isShared }: BlockText): BlockText => ({ name, steps, isShared });

function blockProblems({ name, steps }: BlockText) {
  return [
    ...(name.trim() === '' ? [{ field: 'name' as const, message: 'Sila tulis nama blok.' }] : []),
    ...(steps.trim() === ''
      ? [{ field: 'steps' as const, message: 'Sila tulis sekurang-kurangnya satu langkah.' }]
      : []),
  ];
}

function tooManyProblem(failure: unknown): readonly FormProblem[] | undefined {
  return failure instanceof ApiError && failure.code === 'TOO_MANY_BLOCKS'
    ? [
        {
          field: 'name',
          message: `Anda sudah ada ${PLAN_BLOCK.most[0]} blok. Sila padam yang tidak digunakan dahulu.`,
        },
      ]
    : undefined;
}
