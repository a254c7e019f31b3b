/*
 * What a page writes into its head, kept true while the visitor goes on: stands in for
 * react-helmet-async, of which the site needs tags, a title and attributes of `html` and `body`.
 * On arrival the served head is left as it is. A later part's tag takes the place of an earlier
 * one's of the same name, as there; tags of one part stand beside each other.
 */
import {Children, Fragment, useEffect, useRef} from 'react';

/** What each part on the page writes, in the order in which the parts came. */
const parts = new Set();

/** Attributes of `html` and `body` that were written here, to be taken away again. */
const written = {html: [], body: []};

let isPlanned = false;

const NAMES = {className: 'class', httpEquiv: 'http-equiv'};

/** Attributes as HTML names them. */
const attributesOf = (props) =>
  Object.entries(props)
    .filter(([name, value]) => name !== 'children' && value !== undefined && value !== null)
    .map(([name, value]) => [NAMES[name] ?? name.toLowerCase(), String(value)]);

/** All elements of a part, those in fragments too. */
const elementsIn = (children) =>
  Children.toArray(children).flatMap((element) =>
    element.type === Fragment ? elementsIn(element.props.children) : [element],
  );

/** Tags of the same name take each other's place. */
const nameOf = ({type, props}) =>
  type === 'meta'
    ? `meta ${props.name ?? props.property ?? props.httpEquiv}`
    : `${type} ${props.rel === 'canonical' ? props.rel : (props.href ?? props.imageSrcSet ?? props.children)}`;

function setAttributes(name, elements) {
  const attributes = elements.flatMap(({props}) => attributesOf(props));
  const target = document.querySelector(name);
  written[name].forEach((each) => {
    if (!attributes.some(([kept]) => kept === each)) target.removeAttribute(each);
  });
  // Browsers style the whole page anew when its language is set, even to what it is.
  attributes
    .filter(([each, value]) => target.getAttribute(each) !== value)
    .forEach(([each, value]) => target.setAttribute(each, value));
  written[name] = attributes.map(([each]) => each);
}

function setTags(tags) {
  const present = [...document.head.querySelectorAll('[data-rh]:not(title)')];
  const wanted = tags.map(({type, props}) => {
    const tag = document.createElement(type);
    tag.dataset.rh = 'true';
    attributesOf(props).forEach(([name, value]) => tag.setAttribute(name, value));
    if (props.children) tag.textContent = props.children;
    return present.find((other) => other.isEqualNode(tag)) ?? tag;
  });
  present.filter((tag) => !wanted.includes(tag)).forEach((tag) => tag.remove());
  wanted.filter((tag) => !tag.isConnected).forEach((tag) => document.head.append(tag));
}

function write() {
  isPlanned = false;
  const all = {title: [], html: [], body: []};
  const tags = new Map();
  [...parts].forEach((part) => {
    const elements = elementsIn(part.current);
    elements.forEach((element) => all[element.type]?.push(element));
    const own = elements.filter(({type}) => !all[type]);
    own.forEach((element) => tags.delete(nameOf(element)));
    own.forEach((element) => {
      const name = nameOf(element);
      tags.set(name, [...(tags.get(name) ?? []), element]);
    });
  });
  const title = all.title.at(-1);
  if (title) document.title = [title.props.children].flat().join('');
  setAttributes('html', all.html);
  setAttributes('body', all.body);
  setTags([...tags.values()].flat());
}

/** All parts of a change are written in one go. */
function plan() {
  if (!isPlanned) queueMicrotask(write);
  isPlanned = true;
}

export function Helmet({children}) {
  const part = useRef();
  useEffect(() => {
    parts.add(part);
    return () => {
      parts.delete(part);
      plan();
    };
  }, []);
  useEffect(() => {
    part.current = children;
    plan();
  });
  return null;
}

export const HelmetProvider = ({children}) => children;
