import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Theme } from '../../site/color-mode/color-mode';

export type ReadRole = (role: string) => string;

type ThemeSampleProps = { theme: Theme; children: (readRole: ReadRole) => ReactNode };

/** A part of the page in one theme, with the values the browser really computes there. */
function ThemeSample({ theme, children }: ThemeSampleProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [style, setStyle] = useState<CSSStyleDeclaration>();
  useLayoutEffect(() => {
    if (frame.current) setStyle(getComputedStyle(frame.current));
  }, []);
  return (
    <section
      ref={frame}
      data-theme={theme}
      aria-label={theme === 'light' ? 'Cerah' : 'Gelap'}
      className="rounded-lg border border-line bg-surface p-4 text-text"
    >
      <h2 className="pb-3 font-semibold">{theme === 'light' ? 'Cerah' : 'Gelap'}</h2>
      {style && children((role) => style.getPropertyValue(`--${role}`))}
    </section>
  );
}

/** The same in both themes, side by side. */
export function ThemeSamples({ children }: Pick<ThemeSampleProps, 'children'>) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <ThemeSample theme="light">{children}</ThemeSample>
      <ThemeSample theme="dark">{children}</ThemeSample>
    </div>
  );
}
