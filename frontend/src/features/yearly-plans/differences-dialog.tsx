import { differencesOf, type RowDifference } from '@rules/yearly-plans/domain/plan-differences';
import { useState } from 'react';
import { proposalBounds } from '../../api/bounds/proposal';
import { Form } from '../../forms/form';
import { useForm } from '../../forms/use-form';
import { useChange } from '../../queries/use-change';
import { Button } from '../../ui/button';
import { CheckboxField } from '../../ui/checkbox-field';
import { Dialog } from '../../ui/dialog';
import { TextareaField } from '../../ui/textarea-field';
import {
  type Answer,
  answerProposal,
  type PlanRow,
  proposePlan,
  takeOverRows,
  type YearlyPlan,
} from './calls';
import type { Known } from './known';
import { planRowKind } from './plan-row-kind';
import { rowName, weekLabelAt } from './plan-words';
import { planRefusal } from './refusals';

type DifferencesDialogProps = {
  /** The plan of a person, compared with the school's. */
  known: Known;
  school: YearlyPlan;
  schoolRows: readonly PlanRow[];
  /** One's own; else that of a member of the panel, who proposes it. */
  isOwn: boolean;
  onClose: () => void;
  onAnswered: () => void;
};

/** `chosen`: keys of differences. */
type ChosenFields = { chosen: readonly string[]; note: string };

/** What differs, row by row: to be taken from the school's plan into one's own, or from a proposal into the school's. */
export function DifferencesDialog(props: DifferencesDialogProps) {
  const { known, school, schoolRows, isOwn, onClose, onAnswered } = props;
  const { plan, rows } = known;
  const [from, to] = isOwn ? [schoolRows, rows] : [rows, schoolRows];
  const differences = differencesOf(from, to);
  const [failure, setFailure] = useState<string>();
  const takenOf = ({ chosen }: ChosenFields) => differences.filter(({ key }) => chosen.includes(key));
  const takeOver = (fields: ChosenFields) =>
    takeOverRows(isOwn ? plan.id : school.id, {
      from: isOwn ? school.id : plan.id,
      differences: takenOf(fields).map(asCompared),
    });

  const take = useChange(takeOver, {
    changes: ['yearly-plans'],
    done: (_, fields) => `${takenOf(fields).length} baris diambil.`,
  });
  const propose = useChange(({ note }: ChosenFields) => proposePlan(plan.id, note.trim()), {
    changes: ['yearly-plans'],
    done: 'Cadangan dihantar kepada panitia.',
  });
  const answer = useChange(
    async ({ how, ...fields }: ChosenFields & { how: Answer['answer'] }) => {
      if (how !== 'declined' && takenOf(fields).length > 0) await takeOver(fields);
      await answerProposal(plan.id, { answer: how, note: fields.note.trim() });
    },
    { changes: ['yearly-plans'], done: 'Jawapan dihantar kepada guru.' },
  );
  const done = () => {
    onClose();
    onAnswered();
  };
  const form = useForm<ChosenFields, unknown>({
    bounds: proposalBounds,
    begun: { chosen: isOwn ? [] : differences.map(({ key }) => key), note: '' },
    send: (fields) => {
      if (isOwn) return take.send(fields);
      const isWhole = takenOf(fields).length === differences.length;
      return answer.send({ ...fields, how: isWhole ? 'accepted' : 'partly' });
    },
    refused: (problem) => [{ message: planRefusal(problem) }],
    onSent: isOwn ? onClose : done,
  });
  const { chosen, note } = form.values;
  const taken = takenOf(form.values);
  const ended = (sent: Promise<unknown>, then: () => void) =>
    void sent.then(then, (problem) => setFailure(planRefusal(problem)));

  return (
    <Dialog
      title={isOwn ? 'Berbanding panitia' : 'Cadangan ahli panitia'}
      width="wide"
      onClose={onClose}
      actions={
        isOwn ? (
          <>
            {plan.proposedAt === null || plan.answer !== null ? (
              <Button
                variant="secondary"
                busy={propose.isBusy}
                disabled={differences.length === 0}
                onClick={() => ended(propose.send(form.values), onClose)}
              >
                Cadangkan kepada panitia
              </Button>
            ) : null}
            <Button type="submit" form={form.id} busy={take.isBusy} disabled={taken.length === 0}>
              Ambil {taken.length} daripada panitia
            </Button>
          </>
        ) : (
          <>
            <Button
              variant="secondary"
              busy={answer.busyWith?.how === 'declined'}
              onClick={() =>
                note.trim() === ''
                  ? setFailure('Tulis sebab supaya guru tahu mengapa cadangan tidak diterima.')
                  : ended(answer.send({ ...form.values, how: 'declined' }), done)
              }
            >
              Tolak
            </Button>
            <Button
              type="submit"
              form={form.id}
              busy={answer.isBusy && answer.busyWith?.how !== 'declined'}
              disabled={taken.length === 0}
            >
              Terima {taken.length} daripada {differences.length}
            </Button>
          </>
        )
      }
    >
      <Form form={form} className="gap-4">
        {plan.proposalNote && !isOwn && <p dir="auto">“{plan.proposalNote}”</p>}
        {differences.length === 0 ? (
          <p className="text-muted">Tiada yang berbeza.</p>
        ) : (
          <ul className="max-h-96 divide-y divide-line overflow-y-auto rounded-lg border border-line px-3">
            {differences.map((difference) => (
              <li key={difference.key} className="py-2">
                <CheckboxField
                  label={differenceTitle(difference, known)}
                  help={differenceDetail(difference)}
                  checked={chosen.includes(difference.key)}
                  onChange={({ target }) =>
                    form.edit({
                      chosen: target.checked
                        ? [...chosen, difference.key]
                        : chosen.filter((key) => key !== difference.key),
                    })
                  }
                />
              </li>
            ))}
          </ul>
        )}
        <TextareaField
          {...form.field('note')}
          label={isOwn ? 'Nota kepada panitia' : 'Nota kepada guru'}
          optional
          rows={2}
        />
        <p role="alert" className="text-danger text-sm empty:hidden">
          {failure}
        </p>
      </Form>
    </Dialog>
  );
}

function asCompared(difference: RowDifference) {
  return {
    key: difference.key,
    fromVersion: difference.act === 'remove' ? null : difference.from.version,
    toVersion: difference.act === 'add' ? null : difference.to.version,
  };
}

function differenceTitle(difference: RowDifference, { weeks }: Known): string {
  const row = difference.act === 'remove' ? difference.to : difference.from;
  const name = `${weekLabelAt(weeks, row.week)} ${rowName(row as PlanRow)}`;
  if (difference.act === 'add') return `${name}: baris baharu`;
  return difference.act === 'remove' ? `${name}: dibuang` : `${name}: diubah`;
}

/** Of a changed row, what stands here and what would. */
function differenceDetail(difference: RowDifference): string | undefined {
  if (difference.act !== 'change') return undefined;
  const { from, to, fields } = difference;
  return fields
    .map((field) => {
      const [was, is] = [planRowKind.words(to, field), planRowKind.words(from, field)];
      return `${planRowKind.labels[field]}: ${was || 'kosong'} → ${is || 'kosong'}`;
    })
    .join(' · ');
}
