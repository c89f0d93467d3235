export type MailDetail = readonly [label: string, value: string];

/** What a mail says. Plain text throughout: markup in it is shown as it stands. */
export type MailContent = Readonly<{
  /** Whose matter it is, e.g. the name of the school. */
  heading: string;
  paragraphs: readonly string[];
  /** What is told line by line, below the paragraphs, e.g. an amount under its name. */
  details?: readonly MailDetail[] | undefined;
  action?: Readonly<{ label: string; url: string }>;
}>;

const FOOTER = 'Rekod Mengajar. Mel ini dihantar secara automatik; tidak perlu dibalas.';
const FONT = 'font-family:Arial,Helvetica,sans-serif';

export function mailText({ heading, paragraphs, details = [], action }: MailContent): string {
  const told = details.map(([label, value]) => `${label}: ${value}`).join('\n');
  const parts = [
    heading,
    ...paragraphs,
    ...(told ? [told] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    FOOTER,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** One column, no images, nothing fetched: reads the same in every mail program. */
export function mailHtml({ heading, paragraphs, details = [], action }: MailContent): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${lines(text)}</p>`).join('');
  return `<!doctype html>
<html lang="ms"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(heading)}</title></head>
<body style="margin:0;background:#f4f6f6;${FONT};font-size:16px;line-height:1.5;color:#1c2526">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<div style="background:#ffffff;border:1px solid #dbe2e2;border-radius:8px;padding:24px">
<p style="margin:0 0 16px;font-weight:bold;color:#0b5a5c">${escaped(heading)}</p>${body}${table(details)}${action ? button(action) : ''}
</div>
<p style="margin:16px 8px;font-size:13px;color:#5a6869">${FOOTER}</p>
</div></body></html>`;
}

function button({ label, url }: NonNullable<MailContent['action']>): string {
  return `<p style="margin:24px 0 16px"><a href="${escaped(url)}" style="display:inline-block;background:#0b5a5c;color:#ffffff;text-decoration:none;padding:12px 20px;border-radius:6px;font-weight:bold">${escaped(label)}</a></p>
<p style="margin:0;font-size:13px;color:#5a6869;word-break:break-all">${escaped(url)}</p>`;
}

function table(details: readonly MailDetail[]): string {
  if (details.length === 0) return '';
  const rows = details.map(
    ([label, value]) =>
      `<tr><th scope="row" style="padding:4px 16px 4px 0;text-align:left;vertical-align:top;font-weight:normal;color:#5a6869">${escaped(label)}</th><td style="padding:4px 0;vertical-align:top">${lines(value)}</td></tr>`,
  );
  return `<table style="margin:0 0 16px;border-collapse:collapse">${rows.join('')}</table>`;
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
