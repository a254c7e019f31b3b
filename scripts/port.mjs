/* Whether a port is free, which commands ask before they build, and what to write where it is not. */
import {once} from 'node:events';
import net from 'node:net';

/** Highest port of TCP. */
const LAST = 65_535;

/** Whether a server can listen at a port of a host; without a host at all addresses of this machine. */
async function isFree(port, host) {
  const server = net.createServer();
  try {
    await once(server.listen({port, host, exclusive: true}), 'listening');
  } catch (error) {
    // An address that this machine does not have, such as ::1, takes no port.
    return error.code !== 'EADDRINUSE' && error.code !== 'EACCES';
  }
  await once(server.close(), 'close');
  return true;
}

const areFree = async (port, hosts) => {
  for (const host of hosts) if (!(await isFree(port, host))) return false;
  return true;
};

/**
 * A sentence about a port that a server cannot have at the hosts, with another one in `example`, which shows how to
 * write it; undefined where the port is free.
 */
export async function portProblem(typed, hosts, example) {
  const port = Number(typed);
  if (!Number.isInteger(port) || port < 1 || port > LAST) {
    return `There is no port ${typed}: write one from 1024 to ${LAST}, such as ${example(3001)}`;
  }
  if (await areFree(port, hosts)) return undefined;
  let other = Math.max(port, 1023) + 1;
  while (other < LAST && !(await areFree(other, hosts))) other += 1;
  return `The port ${port} is taken. Use another one: ${example(other)}`;
}
