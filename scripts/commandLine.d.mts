/** Why a server could not listen, in a sentence. */
export function whyNotListening(
  error: Error & {readonly code?: string},
  port: number,
  command: string,
): string;
