/* What Docusaurus' link asks of its surroundings: it is not to look whether it is in view. */
export default Object.freeze({canUseDOM: true, canUseIntersectionObserver: false});
