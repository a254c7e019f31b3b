/** Types of github-slugger in the version of Docusaurus, which makes ids of headings with it. */
declare module 'github-slugger' {
  export default class GithubSlugger {
    slug(text: string): string;
  }
}
