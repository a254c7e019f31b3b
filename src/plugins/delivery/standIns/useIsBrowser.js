/*
 * Whether React has taken over the page, for those who ask. Docusaurus says it in a context around all
 * pages: when it changes, React walks through the whole tree for who might have read it, in one go.
 */
import {useSyncExternalStore} from 'react';

const never = () => () => undefined;

export default () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
