/* Stands in for modules that the site does without. */
export default {};
