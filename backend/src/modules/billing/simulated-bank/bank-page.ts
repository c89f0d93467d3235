import { escapeHtml } from '../../../platform/http/escape-html.js';

const STYLE = `
  :root { color-scheme: light dark; --surface: #f4f6f7; --raised: #fff; --text: #14211f; --muted: #52625f;
    --line: #d5dddb; --accent: #0f5f59; --on-accent: #fff; --danger: #a32020; }
  @media (prefers-color-scheme: dark) { :root { --surface: #0f1716; --raised: #182321; --text: #e8efee;
    --muted: #a3b3b0; --line: #33423f; --accent: #6fcfc5; --on-accent: #06211e; --danger: #ff9a9a; } }
  * { box-sizing: border-box; }
  body { margin: 0; padding: 24px 16px; background: var(--surface); color: var(--text);
    font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
  main { max-width: 440px; margin: 0 auto; padding: 24px; background: var(--raised);
    border: 1px solid var(--line); border-radius: 12px; }
  h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
  p { margin: 0 0 16px; }
  .bank, .note, dt { color: var(--muted); font-size: 14px; }
  .amount { font-size: 32px; font-weight: 650; font-variant-numeric: tabular-nums; line-height: 1.2; }
  dl { margin: 0 0 24px; border-top: 1px solid var(--line); }
  dl div { padding: 12px 0; border-bottom: 1px solid var(--line); }
  dd { margin: 0; }
  form { display: grid; gap: 12px; margin: 0 0 16px; }
  button, .button { display: block; width: 100%; min-height: 48px; padding: 12px 16px; border-radius: 8px;
    border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; text-align: center;
    text-decoration: none; cursor: pointer; }
  .primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
  .danger { color: var(--danger); }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  a { color: var(--accent); }
  details { margin: 0 0 16px; }
  summary { min-height: 44px; padding: 10px 0; cursor: pointer; }
  fieldset { margin: 0; padding: 0 12px 8px; border: 1px solid var(--line); border-radius: 8px; }
  label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
  select { flex: 1; min-width: 0; min-height: 44px; margin-left: auto; padding: 8px; border-radius: 8px;
    border: 1px solid var(--line); background: var(--raised); color: inherit; font: inherit; }
  input[type='number'] { width: 96px; min-height: 40px; margin-left: auto; padding: 8px; border-radius: 8px;
    border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; }
  input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  a.primary { color: var(--on-accent); }
`;

type BankPage = Readonly<{
  title: string;
  /** HTML, escaped by whoever made it. */
  content: string;
  /** Where the browser goes by itself after two seconds. */
  continueTo?: string;
}>;

/** A whole document of Bank Simulasi. It runs no script. */
export function bankPage({ title, content, continueTo }: BankPage): string {
  const refresh = continueTo ? `<meta http-equiv="refresh" content="2; url=${escapeHtml(continueTo)}">` : '';
  return `<!doctype html>
<html lang="ms">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${refresh}
<title>${escapeHtml(title)} · Bank Simulasi</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<p class="bank">Bank Simulasi</p>
<h1>${escapeHtml(title)}</h1>
${content}
<p class="note">Ini bank simulasi. Tiada wang sebenar yang bergerak.</p>
</main>
</body>
</html>`;
}
