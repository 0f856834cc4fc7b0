import { clientOf, type RunningApp, serveApp } from '../../../demo/app/server';
import { test as base, type TestSite } from '../test';
import type { Project } from './control';
import { PUBLIC_TOKEN } from './page';

export interface SiteWithApp extends TestSite {
  /** A third-party app on an origin of its own that the site's project knows. */
  app: RunningApp;
}

interface Fixtures {
  projectSettings: Partial<Project>;
  site: SiteWithApp;
}

export const test = base.extend<Fixtures>({
  projectSettings: [{}, { option: true }],
  siteOptions: async ({}, use) => use({ appOrigins: [] }),
  async site({ site, siteOptions, projectSettings }, use) {
    const { hostUrl, sandboxUrl, control } = site;
    const app = await serveApp({ port: 0, sandboxUrl });
    siteOptions.appOrigins?.push(app.url);
    await control.createProject({
      public_token: PUBLIC_TOKEN,
      oauth_clients: [{ ...clientOf(app.url) }],
      consent_url: `${hostUrl}/consent`,
      ...projectSettings,
    });
    const withApp: SiteWithApp = { ...site, app };
    await use(withApp);
    await app.close();
  },
});
