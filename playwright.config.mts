import {defineConfig, devices} from 'playwright/test';

import {systemBrowser} from './scripts/install.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4173);
// Workers read this file too, and find the answer in the environment.
process.env.CHROMIUM_PATH ??= systemBrowser() ?? '';
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
  // Letters as wide as in a browser with windows.
  '--font-render-hinting=none',
];

// Otherwise Playwright's own, which has no windows either.
const program = system ? {executablePath: system} : {};

/** What is not in view is not drawn, which is up to a third of the work of opening a page. */
const undrawn = [...args, '--force-gpu-mem-available-mb=1'];

export default defineConfig({
  projects: [
    {name: 'drawn', testDir: './tests/drawn', use: {launchOptions: {args, ...program}}},
    {name: 'e2e', testDir: './tests/e2e', use: {launchOptions: {args: undrawn, ...program}}},
    {name: 'faults', testDir: './tests/faults', use: {launchOptions: {args: undrawn, ...program}}},
    // No test: photographs every page (`npm run screens`).
    {name: 'screens', testDir: './tests/screens', use: {launchOptions: {args, ...program}}},
  ],
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a browser can miss a moment. What passes at the second try is listed as flaky.
  retries: 1,
  workers: 2,
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
