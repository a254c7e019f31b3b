import biographies from '@generated/catalogue/default/biographies.json';

/** The paragraphs of a masseuse's biography, where pages are rendered by the build. */
export const useBiography = (id: string): readonly string[] => biographies[id] ?? [];
