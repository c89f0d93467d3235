import { useState } from 'react';

/** Between what is typed and what it means; empty where it means nothing. */
export type Typing = { parse: (text: string) => string | undefined; format: (value: string) => string };

type TypedEvent = { type: 'change' | 'blur'; target: { name: string; value: string } };

export type TypedProps = {
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (event: TypedEvent) => void;
  onBlur?: (event: TypedEvent) => void;
};

/** The text of a field whose value is read from what is typed. A new value from outside replaces what stands there;
 * what is half typed stays until it is left. */
export function useTypedText(props: TypedProps, { parse, format }: Typing) {
  const { name = '', value, defaultValue = '' } = props;
  const textOf = (known: string) => (known ? format(known) : '');
  const [text, setText] = useState(textOf(value ?? defaultValue));
  const [isLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  const typed = parse(text) ?? '';
  if (value !== undefined && value !== known) {
    setKnown(value);
    if (value !== typed) setText(textOf(value));
  }

  function change(next: string) {
    setText(next);
    setLeft(false);
    props.onChange?.({ type: 'change', target: { name, value: parse(next) ?? '' } });
  }

  function leave() {
    setLeft(true);
    if (typed) setText(textOf(typed));
    props.onBlur?.({ type: 'blur', target: { name, value: typed } });
  }

  return {
    typed,
    change,
    choose: (chosen: string) => change(textOf(chosen)),
    /** Something was typed and left that means nothing. */
    isMeaningless: isLeft && text !== '' && !typed,
    input: {
      name,
      value: text,
      type: 'text',
      autoComplete: 'off',
      'data-half-typed': text !== '' && !typed ? '' : undefined,
      onChange: ({ target }: { target: { value: string } }) => change(target.value),
      onBlur: leave,
    } as const,
  };
}
