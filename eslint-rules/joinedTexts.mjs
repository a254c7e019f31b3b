/**
 * ESLint rule: texts are joined before they are rendered. Between two texts that stand beside each other React's
 * server writes a comment, and white space beside a comment is missing in Chromium's accessibility tree: the heading
 * "Four Hands" is then called "FourHands".
 */
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
const NOTHING = ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

/** Whether a type has texts or numbers and otherwise only what React does not render. */
function isTextType(type) {
  const parts = type.isUnion() ? type.types : [type];
  return (
    parts.some(({flags}) => flags & TEXT) && parts.every(({flags}) => flags & (TEXT | NOTHING))
  );
}

/** Line breaks between elements, and comments, are no children. */
const isChild = (node) =>
  node.type === 'JSXText'
    ? /\S/.test(node.value) || !node.value.includes('\n')
    : node.expression?.type !== 'JSXEmptyExpression';

/** What an expression with JSX in it may render: "ready && <b>…</b>", "ready ? first : second". */
function alternativesOf(node) {
  switch (node.type) {
    case 'JSXExpressionContainer':
      return alternativesOf(node.expression);
    case 'LogicalExpression':
      return node.operator === '&&' ? alternativesOf(node.right) : [node.left, node.right];
    case 'ConditionalExpression':
      return [...alternativesOf(node.consequent), ...alternativesOf(node.alternate)];
    default:
      return [node];
  }
}

const isTranslate = ({type, openingElement}) =>
  type === 'JSXElement' && openingElement.name.name === 'Translate';

export default {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      join: 'Join this text with the one before it, such as {`${first} ${second}`}: Chromium’s accessibility tree loses the space between them.',
    },
  },
  create(context) {
    const {getTypeAtLocation} = context.sourceCode.parserServices;
    /** Whether a child may begin (`at` is 0) or end (-1) with a text. */
    const isText = (child, at) =>
      alternativesOf(child).some((node) => {
        if (node.type === 'JSXFragment') {
          const edge = node.children.filter(isChild).at(at);
          return edge !== undefined && isText(edge, at);
        }
        if (node.type === 'JSXText' || isTranslate(node)) return true;
        return node.type !== 'JSXElement' && isTextType(getTypeAtLocation(node));
      });
    const check = ({children}) => {
      const shown = children.filter(isChild);
      shown.slice(1).forEach((child, index) => {
        if (isText(child, 0) && isText(shown[index], -1)) {
          context.report({node: child, messageId: 'join'});
        }
      });
    };
    return {JSXElement: check, JSXFragment: check};
  },
};
