/** In place of modules that only a Docusaurus build has: hooks and generated data. */
export {};
