/*
 * Which page an address shows: stands in for react-router below its DOM part, for routes whose paths
 * are plain (as all of Docusaurus' are: no parameters), without what the site does not use.
 */
import {
  Children,
  Component,
  cloneElement,
  createContext,
  createElement,
  isValidElement,
  useContext,
  useEffect,
  useRef,
} from 'react';

const RouterContext = createContext();
const HistoryContext = createContext();

/** The part of an address that a path stands for; undefined when it is another's. */
function urlOf(pathname, path, isExact) {
  if (path === '*') return pathname;
  // NavLink asks with signs escaped.
  const stem = path.replace(/\\(.)/g, '$1').replace(/\/$/, '');
  if (!pathname.toLowerCase().startsWith(stem.toLowerCase())) return undefined;
  const rest = pathname.slice(stem.length);
  if (rest === '' || rest === '/') return pathname;
  if (isExact || !rest.startsWith('/')) return undefined;
  return pathname.slice(0, stem.length) || '/';
}

export function matchPath(pathname, options) {
  const asked = typeof options === 'string' || Array.isArray(options) ? {path: options} : options;
  for (const path of [asked.path].flat()) {
    const url = path && urlOf(pathname, path, asked.exact);
    if (url !== undefined && url !== '') {
      return {path, url, isExact: pathname === url, params: path === '*' ? {0: url} : {}};
    }
  }
  return null;
}

export class Router extends Component {
  static computeRootMatch = (pathname) => ({
    path: '/',
    url: '/',
    params: {},
    isExact: pathname === '/',
  });

  constructor(props) {
    super(props);
    this.state = {location: props.history.location};
    // A step taken while the page is first rendered is shown once it stands.
    this.unlisten = props.history.listen((location) => {
      this.missed = location;
    });
  }

  componentDidMount() {
    this.unlisten();
    this.unlisten = this.props.history.listen((location) => this.setState({location}));
    if (this.missed) this.setState({location: this.missed});
  }

  componentWillUnmount() {
    this.unlisten();
  }

  render() {
    const {history, children = null} = this.props;
    const {location} = this.state;
    const value = {history, location, match: Router.computeRootMatch(location.pathname)};
    return createElement(
      RouterContext.Provider,
      {value},
      createElement(HistoryContext.Provider, {value: history}, children),
    );
  }
}

const isSamePlace = (before, value) =>
  before.history === value.history &&
  before.match?.path === value.match?.path &&
  before.match?.url === value.match?.url &&
  before.match?.isExact === value.match?.isExact;

/** What a route says, or what it said before where that is the same. */
export function settled(before, value) {
  return before.location === value.location && isSamePlace(before, value) ? before : value;
}

/**
 * While the next page is fetched, Docusaurus holds the page on screen at its own address, by a route
 * without a path. What it says stays the same then, or every link would be rendered anew at each press
 * (some tenths of a second between tap and page on a slow telephone, in the one trace that was read).
 *
 * Nor is a page rendered anew when only its query or hash changes: parts that read them ask `useLocation`,
 * which tells them.
 */
export function Route(props) {
  const context = useContext(RouterContext);
  const {computedMatch, path, children, component, render} = props;
  const {location = context.location} = props;
  const above = props.location ? Router.computeRootMatch(location.pathname) : context.match;
  const match = computedMatch ?? (path ? matchPath(location.pathname, props) : above);
  const maker = component ?? render;
  const last = useRef({said: {}});
  const value = settled(last.current.said, {...context, location, match});
  const page = () => {
    const {said, made} = last.current;
    const isSamePage =
      last.current.maker === maker &&
      said.location?.pathname === location.pathname &&
      isSamePlace(said, value);
    if (isSamePage) return made;
    return component ? createElement(component, value) : (render?.(value) ?? null);
  };
  const shown = () => {
    if (typeof children === 'function') return children(value);
    if (!match) return null;
    return children || page();
  };
  const made = shown();
  last.current = {said: value, maker, made};
  return createElement(RouterContext.Provider, {value}, made);
}

export function Switch({location: given, children}) {
  const context = useContext(RouterContext);
  const location = given ?? context.location;
  let shown = null;
  // Keys stay as they are, so that another route is another page.
  Children.forEach(children, (element) => {
    if (shown || !isValidElement(element)) return;
    const {path} = element.props;
    const computedMatch = path ? matchPath(location.pathname, element.props) : context.match;
    if (computedMatch) shown = cloneElement(element, {location, computedMatch});
  });
  return shown;
}

export function Redirect({to, push}) {
  const history = useContext(HistoryContext);
  useEffect(() => (push ? history.push(to) : history.replace(to)), [history, push, to]);
  return null;
}

export const useHistory = () => useContext(HistoryContext);
export const useLocation = () => useContext(RouterContext).location;
export const useParams = () => useContext(RouterContext).match?.params ?? {};

export function useRouteMatch(path) {
  const {location, match} = useContext(RouterContext);
  return path ? matchPath(location.pathname, path) : match;
}

/** Handed on by react-router-dom; no part of the site asks for them. */
const none = undefined;
export {
  none as MemoryRouter,
  none as Prompt,
  none as StaticRouter,
  none as generatePath,
  none as withRouter,
  RouterContext as __RouterContext,
};
