/** How the fake provider and this server, its client, know each other. */
export const fakeClient = { clientId: 'rekod-mengajar', clientSecret: 'fake' };

export const fakeIssuer = (origin: string) => `${origin}/fake-openid`;
