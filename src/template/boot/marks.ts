/** The attributes `data-…` of the page's root, by which styles know what the boot script knows. */
export const marks = document.documentElement.dataset;
