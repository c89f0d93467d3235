import { PLAN_BLOCK } from '@rules/lesson-plans/domain/plan-block';
import { ApiError } from '../../../api/api-error';
import type { FormProblem } from '../../../forms/form-problem';
import { RecordSheet } from '../../../nouns/record-sheet';
import { CheckboxField } from '../../../ui/checkbox-field';
import { TextField } from '../../../ui/text-field';
import { TextareaField } from '../../../ui/textarea-field';
import { type BlockText, blockNoun, type PlanBlock } from './calls';

type BlockSheetProps = {
  /** What is changed; without one a new block begins with these steps. */
  edited?: PlanBlock;
  steps?: string;
  onClose: () => void;
};

export function BlockSheet({ edited, steps = '', onClose }: BlockSheetProps) {
  return (
    <RecordSheet
      calls={blockNoun}
      edited={edited}
      title={edited ? 'Ubah blok' : 'Simpan sebagai blok'}
      unsaved="Blok belum disimpan"
      begun={edited ? pick(edited) : { name: '', steps, isShared: false }}
      check={blockProblems}
      contentOf={(text) => ({ ...text, name: text.name.trim() })}
      saved={() => (edited ? 'Blok diubah.' : 'Blok disimpan. Taip / pada langkah untuk menggunakannya.')}
      refused={tooManyProblem}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.field('name')} label="Nama" dir="auto" />
          <TextareaField
            {...form.field('steps')}
            label="Langkah"
            help="Satu langkah sebaris; minitnya boleh ditulis di hujung, contoh (5 min)."
            rows={5}
            dir="auto"
          />
          <CheckboxField
            label="Kongsi dengan semua guru sekolah"
            checked={form.values.isShared}
            onChange={({ target }) => form.edit({ isShared: target.checked })}
          />
        </>
      )}
    </RecordSheet>
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
