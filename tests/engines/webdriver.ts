/** The commands of W3C WebDriver (https://www.w3.org/TR/webdriver2/) that the tests use: JSON over HTTP. */

/** Keys without a character, by their names in browsers, as the protocol writes them. */
export const KEYS = {
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

type Answer = {readonly value: unknown};
type Refusal = {readonly value: {readonly error: string; readonly message: string}};

/**
 * Opens a browser through the driver at an address. `limit` is applied to every request and may reject earlier;
 * what the driver refuses is thrown as an error in its words.
 */
export async function openSession(
  driver: string,
  capabilities: {readonly browserName: string},
  limit: <Result>(work: Promise<Result>) => Promise<Result>,
) {
  const request = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await fetch(`${driver}/session${path}`, init);
    const answer: unknown = await response.json();
    if (response.ok) return (answer as Answer).value;
    const {error, message} = (answer as Refusal).value;
    throw new Error(`${error}: ${message}`);
  };
  const send = (path: string, body: object) =>
    limit(request(path, {method: 'POST', body: JSON.stringify(body)}));
  const opened = await send('', {capabilities: {alwaysMatch: capabilities}});
  const session = `/${(opened as {sessionId: string}).sessionId}`;
  const perform = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send(`${session}/actions`, {actions: [{id: type, type, actions}]});
  return {
    open: (url: string) => send(`${session}/url`, {url}),
    goBack: () => send(`${session}/back`, {}),
    address: async () => String(await limit(request(`${session}/url`, {}))),
    setWindow: (width: number, height: number) =>
      send(`${session}/window/rect`, {x: 0, y: 0, width, height}),
    /** What the window shows, as PNG. */
    photograph: async () =>
      Buffer.from(String(await limit(request(`${session}/screenshot`, {}))), 'base64'),
    /** Runs the body of a function in the page, which finds the further parameters in `arguments`. */
    execute: async <Result>(script: string, ...args: readonly unknown[]): Promise<Result> =>
      (await send(`${session}/execute/sync`, {script, args})) as Result,
    /** Presses a place, in pixels from the corner of the window. */
    click: (x: number, y: number) =>
      perform('pointer', [
        {type: 'pointerMove', duration: 100, x, y},
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ]),
    pressKey: (value: string) =>
      perform('key', [
        {type: 'keyDown', value},
        {type: 'keyUp', value},
      ]),
  };
}
