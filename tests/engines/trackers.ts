/** Scripts of analytics providers as npm ships them, and a server that they report to. */
import {readFileSync} from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {fileURLToPath} from 'node:url';

import type {ScriptFacts} from '../../src/plugins/catalogue/data';

/** What a script reports, as JSON. */
type Report = Readonly<Record<string, unknown>>;

export type Tracker = {
  readonly name: string;
  /** The script as its server hands it out; `server` is the address of that server. */
  readonly script: (server: string) => string;
  /** What the operator writes in docs/analytics.yml. */
  readonly facts: (server: string) => ScriptFacts;
  /** The address of the page whose view is reported; undefined for other reports. */
  readonly viewIn: (report: Report) => string | undefined;
  /** Whether it leaves out a page that is the same as the one before, as when the browser shows a kept one again. */
  readonly leavesOutSame?: boolean;
  /** Whether it sends the address of the page before, which has its query. */
  readonly sendsReferrer?: boolean;
};

const NOTHING: ScriptFacts = {attributes: {}, settings: {}, pageCalls: []};

/** A file of a package; `main` is the address of the file that the package is imported from. */
const read = (main: string, file = ''): string =>
  readFileSync(fileURLToPath(new URL(file, main)), 'utf8');

/** Such as `report.variables.input`, undefined where something on the way is missing. */
const at = (report: Report, ...names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (value as Report | undefined)?.[name], report);

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** With its settings in attributes it would count the first page by itself, and send its query. */
const ACKEE: Tracker = {
  name: 'calls: ackee-tracker',
  script: () => read(import.meta.resolve('ackee-tracker')),
  facts: (server) => ({
    ...NOTHING,
    pageCalls: [
      {call: 'ackeeTracker.create', with: [server, {ignoreLocalhost: false}], first: true},
      {call: '.record', with: ['house', {siteLocation: '{url}'}], first: true},
    ],
  }),
  viewIn: (report) =>
    textOf(report.query)?.includes('createRecord')
      ? textOf(at(report, 'variables', 'input', 'siteLocation'))
      : undefined,
};

/** Takes the query from the address of a page and of the one before. */
const WITHOUT_QUERY =
  'transformRequest: (it) => ({...it, u: it.u.split("?")[0], ...(it.r && {r: it.r.split("?")[0]})})';

/** Needs nothing on the site: its server hands it out with its settings, and it notices new pages. */
const PLAUSIBLE: Tracker = {
  name: 'neither: @plausible-analytics/tracker',
  script: (server) => {
    const settings = `domain: 'house.test', endpoint: '${server}/event', captureOnLocalhost: true`;
    const [code = ''] = read(import.meta.resolve('@plausible-analytics/tracker')).split(
      /^export /m,
    );
    return `${code}init({${settings}, ${WITHOUT_QUERY}});`;
  },
  facts: () => NOTHING,
  viewIn: ({n: name, u: url}) => (name === 'pageview' ? textOf(url) : undefined),
};

/**
 * Reads its settings from a variable. Told to count by itself, it would count each tab and filter. It leaves out a page
 * that it has counted last.
 */
const OPENPANEL: Tracker = {
  name: 'settings: @openpanel/web',
  leavesOutSame: true,
  sendsReferrer: true,
  script: () => read(import.meta.resolve('@openpanel/web'), 'src/tracker.global.js'),
  facts: (server) => ({
    ...NOTHING,
    settings: {op: {q: [['init', {apiUrl: server, clientId: 'house'}]]}},
    pageCalls: [{call: 'op', with: ['screenView', '{url}'], first: true}],
  }),
  viewIn: (report) =>
    at(report, 'payload', 'name') === 'screen_view'
      ? textOf(at(report, 'payload', 'properties', '__path'))
      : undefined,
};

export const TRACKERS = [ACKEE, PLAUSIBLE, OPENPANEL];

/** What their servers answer, as much as the scripts read. */
const ANSWER = JSON.stringify({data: {createRecord: {payload: {id: 'view'}}}});

async function textOfRequest(request: http.IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += String(part);
  return text;
}

/** Asked for by a test, not by a script. */
const MARK = '/mark';

/** Serves the script of a tracker, and keeps every request and every report. */
export async function serveTracker() {
  let tracker = PLAUSIBLE;
  let requests: string[] = [];
  let reports: Report[] = [];
  let url = '';
  const server = http.createServer((request, response) => {
    void textOfRequest(request).then((text) => {
      if (request.method !== 'OPTIONS') requests.push(`${request.method} ${request.url}`);
      const isReport = request.method === 'POST';
      if (isReport) reports.push(JSON.parse(text) as Report);
      response.writeHead(200, {
        'Access-Control-Allow-Origin': request.headers.origin ?? '*',
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? '',
        'Content-Type': isReport ? 'application/json' : 'text/javascript',
      });
      response.end(request.method === 'GET' ? tracker.script(url) : ANSWER);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    script: `${url}/script.js`,
    /** Address by which a test divides the requests into those before and after. */
    mark: url + MARK,
    facts: () => tracker.facts(url),
    /** Serves another one, and forgets what was reported. */
    serve: (other: Tracker): void => {
      tracker = other;
      requests = [];
      reports = [];
    },
    requests: () => [...requests],
    /** All that the script has sent, as one text. */
    sent: () => JSON.stringify([requests, reports]),
    /** Throws if nobody has asked for the mark. */
    requestsAfterMark: (): string[] => {
      const index = requests.indexOf(`GET ${MARK}`);
      if (index === -1) throw new Error('Nobody has asked for the mark.');
      return requests.slice(index + 1);
    },
    /** The paths of the pages whose views were reported, in their order. */
    views: () =>
      reports.flatMap((report) => {
        const address = tracker.viewIn(report);
        return address ? [new URL(address).pathname] : [];
      }),
    close: (): void => {
      server.closeAllConnections();
      server.close();
    },
  };
}
