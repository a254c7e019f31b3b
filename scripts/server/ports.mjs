/* Where servers listen: at which address of this machine, and at which port. */
import net from 'node:net';

/** This machine, for itself alone. */
export const LOCAL = '127.0.0.1';

/** The address that servers listen on: others see what is not published yet only where HOST says so. */
export const ownHost = () => process.env.HOST || LOCAL;

/** A port that nobody uses. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', reject);
    probe.listen(0, LOCAL, () => {
      const {port} = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
