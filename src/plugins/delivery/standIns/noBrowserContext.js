/* No context around all pages: whether React has taken over is asked of useIsBrowser.js. */
export const BrowserContextProvider = ({children}) => children;
