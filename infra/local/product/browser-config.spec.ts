import { withBrowserConfig } from './browser-config.ts';

describe("The browser's configuration", () => {
  it('stands in the document where the placeholder was, and cannot end its script early', () => {
    const html = withBrowserConfig('<head><!--app-config--></head>', '{"name":"</script>$&"}');
    expect(html).toBe(
      '<head><script type="application/json" id="app-config">{"name":"\\u003c/script>$&"}</script></head>',
    );
  });
});
