/**
 * A rule for ESLint. A browser that translates a page, and many an extension, puts other nodes in the place of texts: React then
 * changes a text that nobody sees any more, and throws where it removes it or inserts something before it. Text that is the only
 * child of an element React sets by the element, which is still there.
 * @see https://github.com/facebook/react/issues/11538
 */

/** What a child of an element may turn out to be. */
const TEXT = 'text'
const ELEMENT = 'element'
const NOTHING = 'nothing'

const isText = (child) => child.kinds.has(TEXT)

/** The children that are drawn, each with what it may be and whether that may change. */
function drawnChildren(parent, scopeOf) {
  return parent.children.flatMap((node) => {
    if (node.type === 'JSXText') return node.value.trim() === '' && node.value.includes('\n') ? [] : [{ node, kinds: new Set([TEXT]), isFixed: true }]
    if (node.type !== 'JSXExpressionContainer') return [{ node, kinds: new Set([ELEMENT]), isFixed: !/^[A-Z]/.test(node.openingElement?.name.name ?? '') }]
    const { expression } = node
    if (expression.type === 'JSXEmptyExpression') return []
    const isFixed = ['Literal', 'JSXElement'].includes(expression.type)
    const isList = expression.type === 'CallExpression' && mapper(expression) !== undefined
    return [{ node, kinds: kindsOf(expression, scopeOf), isFixed, isList }]
  })
}

/** What an expression may be; what cannot be told is taken for text. */
function kindsOf(node, scopeOf) {
  const either = (...nodes) => new Set(nodes.flatMap((one) => [...kindsOf(one, scopeOf)]))
  switch (node?.type) {
    case undefined:
      return new Set([NOTHING])
    case 'Literal':
      return new Set([node.value === null || typeof node.value === 'boolean' ? NOTHING : TEXT])
    case 'JSXElement':
    case 'JSXFragment':
      return new Set([ELEMENT])
    case 'ConditionalExpression':
      return either(node.consequent, node.alternate)
    case 'LogicalExpression':
      return node.operator === '&&' ? new Set([NOTHING, ...kindsOf(node.right, scopeOf)]) : either(node.left, node.right)
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return kindsOf(node.expression, scopeOf)
    case 'ArrayExpression':
      return either(...node.elements)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body.type === 'BlockStatement' ? either(...returnedBy(node.body)) : kindsOf(node.body, scopeOf)
    case 'CallExpression': {
      const called = mapper(node) ?? node.callee
      return called.type === 'MemberExpression' ? new Set([TEXT]) : kindsOf(called, scopeOf)
    }
    case 'Identifier':
      return kindsOfName(node, scopeOf)
    case 'MemberExpression':
      return new Set([node.property.name === 'children' ? ELEMENT : TEXT])
    default:
      return new Set([TEXT])
  }
}

/** The function that makes each item of the list that a call returns. */
function mapper({ callee, arguments: [first, second] }) {
  if (callee.type !== 'MemberExpression') return undefined
  if (['map', 'flatMap'].includes(callee.property.name)) return first
  return callee.object.name === 'Array' && callee.property.name === 'from' ? second : undefined
}

/** What a name stands for, where the file says so. Children are whatever their giver draws. */
function kindsOfName(node, scopeOf) {
  if (node.name === 'children') return new Set([ELEMENT])
  for (let scope = scopeOf(node); scope; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0]
    if (definition?.type === 'FunctionName') return kindsOf(definition.node, scopeOf)
    if (definition?.type === 'Variable' && definition.node.id.type === 'Identifier' && definition.node.init) return kindsOf(definition.node.init, scopeOf)
    if (definition) break
  }
  return new Set([TEXT])
}

/** The expressions that a block returns, those of functions within it left out. */
function returnedBy(node) {
  if (node === null || typeof node !== 'object') return []
  if (Array.isArray(node)) return node.flatMap(returnedBy)
  if (/Function/.test(node.type ?? '')) return []
  if (node.type === 'ReturnStatement') return [node.argument ?? undefined]
  return Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : returnedBy(value)))
}

/** @type {import('eslint').Rule.RuleModule} */
export const changingTextRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone: 'Text that may change needs an element that holds nothing else: one template string, or a <span>.',
      fragment: 'Text in a fragment needs an element of its own.',
      after: 'Text after what comes and goes needs an element of its own.',
      component: 'A component that returns text cannot tell what stands beside it: return it in an element.',
    },
  },
  create(context) {
    const scopeOf = (node) => context.sourceCode.getScope(node)
    const check = (parent) => {
      const children = drawnChildren(parent, scopeOf)
      const isFragment = parent.type === 'JSXFragment'
      children.forEach((child, index) => {
        if (!isText(child)) return
        const before = children[index - 1]
        if (isFragment) context.report({ node: child.node, messageId: 'fragment' })
        else if (!child.isFixed && (child.isList || children.length > 1)) context.report({ node: child.node, messageId: 'alone' })
        else if (child.isFixed && before && !before.isFixed) context.report({ node: child.node, messageId: 'after' })
      })
    }
    /** @param name of the function, where it has one: a component's begins with a capital. */
    const checkFunction = (node, name) => {
      if (/^[A-Z]/.test(name ?? '') && kindsOf(node, scopeOf).has(TEXT)) context.report({ node, messageId: 'component' })
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: (node) => checkFunction(node, node.id?.name),
      FunctionExpression: (node) => checkFunction(node, node.id?.name),
      ArrowFunctionExpression: (node) => checkFunction(node, node.parent.id?.name),
    }
  },
}
