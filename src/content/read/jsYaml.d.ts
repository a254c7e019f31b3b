/** What this project uses of js-yaml, the YAML reader of Docusaurus; the package has no types of its own. */
declare module 'js-yaml' {
  export class YAMLException extends Error {
    constructor(reason: string);
    readonly reason: string;
    /** Where the mistake stands; lines are counted from 0. */
    readonly mark?: {readonly line: number; readonly column: number};
  }
  export const CORE_SCHEMA: unique symbol;
  export function load(text: string, options?: {readonly schema?: typeof CORE_SCHEMA}): unknown;
}
