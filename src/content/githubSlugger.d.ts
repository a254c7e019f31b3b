/** Types of the package that makes ids of headings, the version Docusaurus itself uses. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
