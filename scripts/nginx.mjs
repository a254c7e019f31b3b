/* The nginx of this machine, for the test of the generated configuration. */
import {existsSync} from 'node:fs';
import path from 'node:path';

/** Debian keeps it where only administrators look. */
const USUAL = ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** What a person is told where there is none. */
export const WITHOUT_NGINX =
  'nginx is not installed here: its configuration was not tried (on Debian: apt-get install nginx-light).';

/** Path of nginx, or undefined. NGINX_PATH names another one, or none when it is empty. */
export function findNginx() {
  const {NGINX_PATH, PATH = ''} = process.env;
  if (NGINX_PATH !== undefined) return NGINX_PATH || undefined;
  return [...PATH.split(path.delimiter), ...USUAL]
    .map((folder) => path.join(folder, 'nginx'))
    .find((file) => existsSync(file));
}
