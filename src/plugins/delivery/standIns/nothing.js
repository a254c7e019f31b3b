/* Stands in for components that this site does not show. */
export default () => null;
