/** Mock of modules that exist only in a Docusaurus build: hooks and generated data. */
export {};
