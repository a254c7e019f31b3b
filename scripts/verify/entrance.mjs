/* The first page of a host: where it shows that asking on makes no sense, one sentence says why. */
import {nameOf} from './build.mjs';
import {hostOf} from './hosts.mjs';

/** Names of computers on which a build is tried out. */
export const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Codes of Node's errors about certificates that it does not know. */
const UNKNOWN_CERTIFICATE = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)/;
/** What walls against bots write. */
const WALL =
  /just a moment|attention required|captcha|verify you are (a )?human|checking your browser/i;
/** A file that names all others by their hashes: whoever has it has this very build. */
const NAMES_OF_FILES = /^assets\/js\/runtime~main\.\w+\.js$/;
/** How many files are looked for before nothing of the build is said to be there. */
const SAMPLES = 3;

function assertAnswer({origin, host}, {error}) {
  if (!error) return;
  if (UNKNOWN_CERTIFICATE.test(error))
    throw new Error(
      `${origin} has a certificate that nobody vouches for (${error}): browsers warn of it; get one of a public authority, or verify with NODE_EXTRA_CA_CERTS=/path/to/authority.pem if it is one of your own.`,
    );
  throw new Error(
    `${origin} does not answer (${error}): nobody sees the site; look at the spelling, the host's state, the DNS records of ${host} and its certificate.`,
  );
}

const homeOf = ({pages}) => pages.find(({pathname}) => pathname === '/');

/** Walls answer with any status, with 200 too. */
function assertNoWall({origin}, {status, headers, body}, {build, host}) {
  const isWall = WALL.test(body) && nameOf(body) !== homeOf(build)?.name;
  if (!isWall && !headers.has('cf-mitigated')) return;
  throw new Error(
    `${origin} asks its visitors to prove that they are no programs (status ${status}): chats and search engines see no page; ${host.remedies.wall}.`,
  );
}

function assertNoLimit({origin}, {status}, {remedies}) {
  if (status !== 429) return;
  throw new Error(
    `${origin} says that there were too many requests (status ${status}), as it may say to visitors, chats and search engines: verify again in ten minutes, and if it stays so ${remedies.limit}.`,
  );
}

function assertNoLogin({origin}, {status, location = origin, body}) {
  const isLogin = /log-?in|sign-?in|auth/i.test(location.slice(origin.length));
  if (status !== 401 && !isLogin && !/<input[^>]*type=["']?password/i.test(body)) return;
  throw new Error(
    `${origin} asks visitors to log in (status ${status}): nobody else sees the site; switch this off at the host.`,
  );
}

function assertOwnAnswer({origin}, {status, location = origin}, {remedies}) {
  const target = new URL(location).origin;
  if (target !== origin)
    throw new Error(
      `${origin} redirects to ${target}: verify that address, or let the host redirect the other way if the site belongs here.`,
    );
  if (status >= 500)
    throw new Error(
      `${origin} answers with an error of its own (status ${status}): nobody sees the site; ${remedies.error}.`,
    );
}

function assertBuildForHost({origin, hostname}, build) {
  if (LOCAL.test(hostname) || build.url === origin) return;
  const remedy = `build with SITE_URL=${origin} npm run build:production, and upload that`;
  if (new URL(build.url).hostname.endsWith('.example'))
    throw new Error(
      `build/ is a local build, for ${build.url}: it is not what was published, and search engines would be sent to an address that does not exist; ${remedy}.`,
    );
  throw new Error(
    `The build is for ${build.url}, not for ${origin}: search engines are sent there; ${remedy}.`,
  );
}

/** Whether some files of the build are where they belong: undefined where the host does not say. */
async function hasFiles(ask, {files, read}) {
  const samples = files.filter((file) => /^(assets|pictures)\//.test(file)).slice(0, SAMPLES);
  const answers = await Promise.all(samples.map((file) => ask(`/${file}`)));
  if (answers.some(({error}) => error)) return undefined;
  return answers.some(({bytes}, index) => bytes.equals(read(samples[index])));
}

/** Whether this very build, and no other version, lies one folder deeper. */
async function hasBuildBelow(ask, {files, read}) {
  const file = files.find((name) => NAMES_OF_FILES.test(name));
  return Boolean(file) && (await ask(`/build/${file}`)).bytes.equals(read(file));
}

/** Throws where the site lies one folder too deep, or the host publishes a folder inside of it. */
async function assertDepth(ask, {origin}, {answer, build, host, deeper}) {
  const home = homeOf(build);
  const shown = nameOf(answer.body);
  const {folder} = host.remedies;
  const move = `build/ was uploaded one folder too deep; move what is in it, files that begin with a dot too, into ${folder}`;
  if (shown === home?.name) {
    if (answer.bytes.equals(build.read(home.file)) || !(await hasBuildBelow(ask, build))) return;
    throw new Error(
      `${origin} still shows another version of the site, and this one is at ${origin}/build/: ${move}.`,
    );
  }
  const inner = build.pages.find(({file, name}) => file.endsWith('/index.html') && name === shown);
  if (answer.status === 200 && inner)
    throw new Error(
      `${origin} shows the page ${inner.pathname} as its first page: the host publishes a folder inside of build/; build/ itself belongs into ${folder}.`,
    );
  if (nameOf((await deeper()).body) === home?.name)
    throw new Error(`The site is at ${origin}/build/ and not at ${origin}: ${move}.`);
}

/** Throws where the host publishes another folder than the build, or nothing to anybody. */
async function assertFolder(ask, {origin}, {answer, build, host, deeper}) {
  if (nameOf(answer.body) === homeOf(build)?.name) return;
  const {status, error} = await deeper();
  if (error || (await hasFiles(ask, build)) !== false) return;
  if (![200, 404].includes(status) && status === answer.status)
    throw new Error(
      `${origin} answers everything with status ${status}: either it asks visitors to log in, or it takes this test for a bot, as it may take chats and search engines; switch the log-in off, or ${host.remedies.wall}.`,
    );
  throw new Error(
    `Nothing of build/ is at ${origin} (status ${answer.status}): it was uploaded one folder too high, into another folder, or not at all; what is in build/ belongs into ${host.remedies.folder}.`,
  );
}

/** Asks for the first page and returns the host. Throws one sentence where asking on would make no sense. */
export async function checkHost(ask, url, build) {
  const answer = await ask('/');
  assertAnswer(url, answer);
  const host = hostOf(answer.headers);
  assertNoWall(url, answer, {build, host});
  assertNoLogin(url, answer);
  assertNoLimit(url, answer, host);
  assertOwnAnswer(url, answer, host);
  assertBuildForHost(url, build);
  if (answer.location) return host;
  let asked;
  const about = {answer, build, host, deeper: () => (asked ??= ask('/build/'))};
  await assertDepth(ask, url, about);
  await assertFolder(ask, url, about);
  return host;
}
