import {defineConfig, devices} from 'playwright/test';

import {systemBrowser} from './scripts/install.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4173);
// Workers read this file as well, and find the path in the environment.
process.env.CHROMIUM_PATH ??= systemBrowser() ?? '';
const system = process.env.CHROMIUM_PATH;

/** Chromium makes no requests of its own. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Text is as wide as in a browser with a window.
  '--font-render-hinting=none',
];

// Otherwise Playwright's own Chromium.
const program = system ? {executablePath: system} : {};

/** With this little memory Chromium paints only what is in view, which saves up to a third of the time. */
const unpainted = [...args, '--force-gpu-mem-available-mb=1'];

/** Files of tests/drawn that look at what is painted: the others ask where things are, or print, which paints anew. */
const PAINTED = /(arrival|everyPage|forcedColours|markdown)\.spec\.ts$/;

export default defineConfig({
  projects: [
    {
      name: 'drawn',
      testDir: './tests/drawn',
      testMatch: PAINTED,
      use: {launchOptions: {args, ...program}},
    },
    {
      name: 'drawn-in-view',
      testDir: './tests/drawn',
      testIgnore: PAINTED,
      use: {launchOptions: {args: unpainted, ...program}},
    },
    {name: 'e2e', testDir: './tests/e2e', use: {launchOptions: {args: unpainted, ...program}}},
    {
      name: 'faults',
      testDir: './tests/faults',
      use: {launchOptions: {args: unpainted, ...program}},
    },
    // Not tests: photographs of every page (`npm run screens`).
    {name: 'screens', testDir: './tests/screens', use: {launchOptions: {args, ...program}}},
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Timing can fail on a busy machine. What passes at the second attempt is listed as flaky.
  retries: 1,
  // More than a small machine has cores: a test waits for a third of its time.
  workers: 3,
  // A small machine under load takes many times longer than a quiet one.
  timeout: 120_000,
  expect: {timeout: 20_000},
  reporter: [['list', {printSteps: false}]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    viewport: {width: 1440, height: 900},
    contextOptions: {reducedMotion: 'reduce'},
  },
  webServer: {
    command: 'node scripts/serve.mjs',
    env: {PORT: String(PORT)},
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: !process.env.CI,
  },
});
