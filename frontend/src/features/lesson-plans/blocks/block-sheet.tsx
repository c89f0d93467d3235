import { PLAN_BLOCK } from '@rules/lesson-plans/domain/plan-block';
import { type Noun, refusedBy } from '../../../nouns/noun';
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

export const noun: Noun<BlockText, Pick<PlanBlock, 'id' | 'name'>> = {
  calls: blockNoun,
  one: 'Blok',
  nameOf: ({ name }) => name,
  refused: refusedBy({
    TOO_MANY_BLOCKS: `Anda sudah ada ${PLAN_BLOCK.most[0]} blok. Sila padam yang tidak digunakan dahulu.`,
  }),
};

export function BlockSheet({ edited, steps = '', onClose }: BlockSheetProps) {
  return (
    <RecordSheet
      noun={noun}
      edited={edited}
      begun={edited ? pick(edited) : { name: '', steps, isShared: false }}
      check={blockProblems}
      contentOf={(text) => ({ ...text, name: text.name.trim() })}
      onClose={onClose}
      fields={{
        name: (form) => (
          <TextField
            {...form.field('name')}
            label="Nama"
            help="Taip / dan nama ini pada langkah untuk menggunakannya."
            dir="auto"
          />
        ),
        steps: (form) => (
          <TextareaField
            {...form.field('steps')}
            label="Langkah"
            help="Satu langkah sebaris; minitnya boleh ditulis di hujung, contoh (5 min)."
            rows={5}
            dir="auto"
          />
        ),
        isShared: (form) => (
          <CheckboxField {...form.box('isShared')} label="Kongsi dengan semua guru sekolah" />
        ),
      }}
    />
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
