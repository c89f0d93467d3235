/** What people here add to what the world has in common. */
const local = ['katalaluan', 'kata laluan', 'rekodmengajar', 'rekod mengajar'];

let known: Promise<ReadonlySet<string>> | undefined;

/** Whether it stands among the 49,000 that leaked most often, whatever its case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= load();
  return (await known).has(password.toLowerCase());
}

/** At the first password that somebody sets: the list is unpacked then. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...local]);
}
