import {defineConfig, devices} from '@playwright/test';

const PORT = Number(process.env.TEST_PORT ?? 4173);
/** Folder of the site on its host, as at the build. */
const BASE = process.env.BASE_URL || '/';
const system = process.env.CHROMIUM_PATH;

/** Chromium without its own errands, so that no request leaves the machine. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  projects: [
    {name: 'e2e', testDir: './tests/e2e'},
    {name: 'faults', testDir: './tests/faults'},
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // One more than the cores of a small machine: a browser waits as often as it works.
  workers: 3,
  timeout: 30_000,
  reporter: [['list', {printSteps: false}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {args, ...(system ? {executablePath: system} : {channel: 'chromium'})},
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}${BASE}`,
    reuseExistingServer: !process.env.CI,
  },
});
