/** Whether the name of a house fits into one line of the footer's largest letters, as wide as the page for six. */
export const fillsALine = (name: string): boolean => /^[^mw&@]{1,6}$/i.test(name);
