/**
 * What an id is: the name of a page's file, of an entry in a list, of a masseuse in an address. Works in addresses, in
 * references and on every file system; as the source of a regular expression.
 */
export const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
