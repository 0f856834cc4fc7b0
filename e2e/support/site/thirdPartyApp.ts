import { clientOf, serveApp, type RunningApp } from '../../../demo/app/server';
import { useSite } from '../suite';
import type { Project } from './control';
import { PUBLIC_TOKEN } from './page';

/** A site, and a third-party app on an origin of its own that the site's project knows. */
export function useSiteWithApp(settings: Partial<Project> = {}) {
  const appOrigins: string[] = [];
  const suite = useSite({ appOrigins });
  const app = {} as RunningApp;

  beforeAll(async () => {
    const { hostUrl, sandboxUrl, control } = suite.site;
    Object.assign(app, await serveApp({ port: 0, sandboxUrl }));
    appOrigins.push(app.url);
    await control.createProject({
      public_token: PUBLIC_TOKEN,
      oauth_clients: [{ ...clientOf(app.url) }],
      consent_url: `${hostUrl}/consent`,
      ...settings,
    });
  });
  afterAll(() => app.close());
  return { suite, app };
}
