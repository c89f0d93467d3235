import { mailHtml, mailText } from './mail-content.js';

const content = {
  heading: 'SK <img src=x onerror=alert(1)>',
  paragraphs: ['Baris satu\nBaris "dua" & <script>alert(1)</script>'],
  action: { label: 'Buka', url: 'https://aba1001.rekod.test/?a=1&b="><script>' },
};

describe('A mail', () => {
  it('says everything in plain text too', () => {
    expect(mailText({ ...content, heading: 'SK Contoh' })).toBe(
      `SK Contoh

Baris satu
Baris "dua" & <script>alert(1)</script>

Buka:
https://aba1001.rekod.test/?a=1&b="><script>

Rekod Mengajar. Mel ini dihantar secara automatik; tidak perlu dibalas.
`,
    );
  });

  it('shows markup in a name, a text or an address as text', () => {
    const html = mailHtml(content);
    expect(html).toContain('SK &lt;img src=x onerror=alert(1)&gt;');
    expect(html).toContain('Baris satu<br>Baris &quot;dua&quot; &amp; &lt;script&gt;');
    expect(html).toContain('href="https://aba1001.rekod.test/?a=1&amp;b=&quot;&gt;&lt;script&gt;"');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
  });
});
