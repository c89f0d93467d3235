import { TEMPLATE_TOKENS, type TemplateToken } from '@rules/lesson-plans/domain/reflection-template';
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { newReflectionTemplateBounds } from '../../../api/bounds/new-reflection-template';
import { classNames } from '../../../ui/class-names';
import { TextareaField } from '../../../ui/textarea-field';

type TokenTextFieldProps = Omit<ComponentProps<typeof TextareaField>, 'label' | 'value'> & {
  value: string;
  onText: (text: string) => void;
};

/** The sentence of a template: tokens are put where the caret stands, by a chip or by typing "{". */
export function TokenTextField({ onText, ...field }: TokenTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [begun, setBegun] = useState('');
  const text = field.value;
  const [first] = tokensAfter(begun);

  /** In place of what is chosen in the text, or of its begun letters, with the caret behind it. */
  function insert(token: TemplateToken) {
    const { selectionStart = text.length, selectionEnd: to = selectionStart } = area.current ?? {};
    const from = selectionStart - begunToken(text.slice(0, selectionStart)).length;
    const put = `{${token}}`;
    flushSync(() => onText(text.slice(0, from) + put + text.slice(to)));
    setBegun('');
    area.current?.focus();
    area.current?.setSelectionRange(from + put.length, from + put.length);
  }

  /** Enter completes what begins with "{" as far as it is typed. */
  function complete(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !first) return;
    event.preventDefault();
    insert(first);
  }

  return (
    <div>
      <TextareaField
        {...field}
        ref={area}
        label="Teks"
        {...newReflectionTemplateBounds.text}
        dir="auto"
        onKeyDown={complete}
        onSelect={({ currentTarget: { value, selectionStart } }) =>
          setBegun(begunToken(value.slice(0, selectionStart)))
        }
      />
      <fieldset className="flex flex-wrap items-center gap-2 pt-2">
        <legend className="float-left pr-1 text-muted text-sm">Sisip</legend>
        {TEMPLATE_TOKENS.map((token) => (
          <button
            key={token}
            type="button"
            aria-label={`Sisip {${token}}: ${tokenWords[token]}`}
            title={tokenWords[token]}
            onClick={() => insert(token)}
            className={classNames(
              'min-h-11 rounded-full border px-3 font-medium text-sm hover:border-control hover:bg-sunken sm:min-h-8',
              token === first
                ? 'border-accent bg-accent-soft text-on-accent-soft'
                : 'border-control/55 bg-raised',
            )}
          >
            {`{${token}}`}
          </button>
        ))}
        <p role="status" className="ml-auto text-muted text-sm">
          {first ? `Enter: {${first}}` : 'Menaip { juga boleh.'}
        </p>
      </fieldset>
    </div>
  );
}

/** "{ke" of "Kelas {ke"; empty where no token is begun there. */
function begunToken(before: string): string {
  return /\{[a-z]*$/u.exec(before)?.[0] ?? '';
}

/** Those that begin with the letters that stand behind "{". */
function tokensAfter(begun: string): TemplateToken[] {
  return begun === '' ? [] : TEMPLATE_TOKENS.filter((token) => token.startsWith(begun.slice(1)));
}

const tokenWords: Readonly<Record<TemplateToken, string>> = {
  bil: 'bilangan yang menguasai',
  jumlah: 'bilangan yang hadir',
  kelas: 'nama kelas',
  objektif: 'objektif pelajaran',
};
