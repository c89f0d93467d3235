import { type ReactNode, useState } from 'react';
import type { FormProblem } from '../forms/form-problem';
import { type Asked, QueryStates } from '../queries/query-states';
import { useWriter } from '../school/use-writer';
import { Button } from '../ui/button';
import type { Column } from '../ui/data-table';
import { PageHeader } from '../ui/page-header';
import { inSentence, type Noun } from './noun';
import { NounList } from './noun-list';
import { type RecordForm, RecordSheet } from './record-sheet';

type NounPageProps<Row, Values extends object, Content> = Omit<
  RecordForm<Values, Content>,
  'begun' | 'check'
> & {
  title: string;
  /** Under what it stands, where it is a part of a page. */
  heading?: 'h2' | 'h3';
  noun: Noun<Content, Row>;
  query: Asked<readonly Row[]>;
  columns: readonly Column<Row>[];
  /** One sentence, where there is nothing. */
  empty: ReactNode;
  begun: (edited: Row | undefined) => Values;
  check: (values: Values, edited: Row | undefined) => readonly FormProblem[];
};

/** A noun that is listed, made, changed and deleted, whole: a page of its own, or a part of one. */
export function NounPage<
  Row extends Readonly<{ id: string; version: number }>,
  Values extends object,
  Content,
>(props: NounPageProps<Row, Values, Content>) {
  const { title, heading: Heading, noun, query, columns, empty, begun, check, ...form } = props;
  const [isAdding, setAdding] = useState(false);
  const { refusals } = useWriter();
  const add = !refusals.create && (
    <Button
      variant={Heading ? 'secondary' : 'primary'}
      icon="add"
      className="self-start"
      onClick={() => setAdding(true)}
    >
      Tambah {inSentence(noun.one)}
    </Button>
  );
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      {Heading ? (
        <Heading className="font-semibold">{title}</Heading>
      ) : (
        <PageHeader title={title} action={add} />
      )}
      <QueryStates query={query} what={title}>
        {(rows) => (
          <NounList
            {...{ noun, rows, columns, isAdding }}
            empty={<p className="prose-width text-muted text-sm">{empty}</p>}
            isReadOnly={refusals.edit !== undefined}
            onClose={() => setAdding(false)}
            sheet={(opened) => (
              <RecordSheet
                {...form}
                {...opened}
                begun={begun(opened.edited)}
                check={(values) => check(values, opened.edited)}
              />
            )}
          />
        )}
      </QueryStates>
      {Heading && add}
    </section>
  );
}
