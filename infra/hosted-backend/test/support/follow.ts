/** Opens a link of a mail as a browser would; what the redirect carries in its query and behind the `#`. */
export async function follow(link: string) {
  const response = await fetch(link, { redirect: 'manual' });
  const target = new URL(response.headers.get('location') ?? 'none:');
  return {
    status: response.status,
    page: target.origin + target.pathname,
    query: Object.fromEntries(target.searchParams),
    fragment: Object.fromEntries(new URLSearchParams(target.hash.slice(1))),
  };
}
