/* Read into a measured process (`node --import`): writes what it has used when it ends. */
import {writeFileSync} from 'node:fs';
import {isMainThread} from 'node:worker_threads';

const {VELADA_USAGE: file} = process.env;
// Programs that it starts itself are not measured again.
delete process.env.VELADA_USAGE;
if (file && isMainThread) {
  process.on('exit', () => {
    const {userCPUTime, systemCPUTime, maxRSS} = process.resourceUsage();
    writeFileSync(
      file,
      JSON.stringify({cpuS: (userCPUTime + systemCPUTime) / 1e6, memoryMb: maxRSS / 1024}),
    );
  });
}
