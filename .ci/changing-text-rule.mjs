/**
 * A lint rule. Page translation and some extensions replace text nodes: React then updates a node that is no longer
 * in the document, and throws when it removes that node or inserts something before it. The text of an element without
 * other children is safe: React sets it through the element, which is still there.
 * @see https://github.com/facebook/react/issues/11538
 */

/**
 * @import { CreateRule, ESTree, Scope } from '@oxlint/plugins'
 * @typedef {ESTree.Node} Node
 * @typedef {(node: Node) => Scope | null} ScopeOf
 * @typedef {{ node: Node, kinds: Set<string>, isFixed: boolean, isList?: boolean }} Child
 */

/** What a JSX child may render. */
const TEXT = 'text'
const ELEMENT = 'element'
const NOTHING = 'nothing'

/** @param {Child} child */
const isText = (child) => child.kinds.has(TEXT)

/**
 * The children that render something, with what each may render and whether that may change.
 * @param {ESTree.JSXElement | ESTree.JSXFragment} parent
 * @param {ScopeOf} scopeOf
 * @returns {Child[]}
 */
function renderedChildren(parent, scopeOf) {
  /** @type {(node: ESTree.JSXChild) => Child[]} */
  const rendered = (node) => {
    if (node.type === 'JSXText')
      return node.value.trim() === '' && node.value.includes('\n')
        ? []
        : [{ node, kinds: new Set([TEXT]), isFixed: true }]
    if (node.type !== 'JSXExpressionContainer')
      return [{ node, kinds: new Set([ELEMENT]), isFixed: !componentOf(node) }]
    const { expression } = node
    if (expression.type === 'JSXEmptyExpression') return []
    const isFixed = ['Literal', 'JSXElement'].includes(expression.type)
    const isList = expression.type === 'CallExpression' && mapper(expression) !== undefined
    return [{ node, kinds: kindsOf(expression, scopeOf), isFixed, isList }]
  }
  return parent.children.flatMap(rendered)
}

/** @param {ESTree.JSXChild} node */
function componentOf(node) {
  const name = node.type === 'JSXElement' && node.openingElement.name
  return name && name.type === 'JSXIdentifier' && /^[A-Z]/.test(name.name) ? name.name : null
}

/**
 * What an expression may render; an unknown one counts as text.
 * @param {Node | null | undefined} node
 * @param {ScopeOf} scopeOf
 * @returns {Set<string>}
 */
function kindsOf(node, scopeOf) {
  /** @param {(Node | null | undefined)[]} nodes */
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
      return node.operator === '&&'
        ? new Set([NOTHING, ...kindsOf(node.right, scopeOf)])
        : either(node.left, node.right)
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return kindsOf(node.expression, scopeOf)
    case 'ArrayExpression':
      return either(...node.elements)
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return node.body?.type === 'BlockStatement' ? either(...returnedBy(node.body)) : kindsOf(node.body, scopeOf)
    case 'CallExpression': {
      const called = mapper(node) ?? node.callee
      return called.type === 'MemberExpression' ? new Set([TEXT]) : kindsOf(called, scopeOf)
    }
    case 'Identifier':
      return kindsOfName(node, scopeOf)
    case 'MemberExpression':
      return new Set([nameOf(node.property) === 'children' ? ELEMENT : TEXT])
    default:
      return new Set([TEXT])
  }
}

/** @param {Node} node */
const nameOf = (node) => (node.type === 'Identifier' ? node.name : undefined)

/**
 * The callback that creates each item of the list that a call returns.
 * @param {ESTree.CallExpression} call
 * @returns {Node | undefined}
 */
function mapper({ callee, arguments: [first, second] }) {
  if (callee.type !== 'MemberExpression') return undefined
  const method = nameOf(callee.property)
  if (method === 'map' || method === 'flatMap') return first
  return nameOf(callee.object) === 'Array' && method === 'from' ? second : undefined
}

/**
 * What the value of a variable may render, if the file defines it. `children` counts as an element: the caller's JSX is checked there.
 * @param {Node & { name: string }} node
 * @param {ScopeOf} scopeOf
 * @returns {Set<string>}
 */
function kindsOfName(node, scopeOf) {
  if (node.name === 'children') return new Set([ELEMENT])
  for (let scope = scopeOf(node); scope; scope = scope.upper) {
    const definition = scope.set.get(node.name)?.defs[0]
    if (definition?.type === 'FunctionName') return kindsOf(definition.node, scopeOf)
    if (
      definition?.node.type === 'VariableDeclarator' &&
      definition.node.id.type === 'Identifier' &&
      definition.node.init
    )
      return kindsOf(definition.node.init, scopeOf)
    if (definition) break
  }
  return new Set([TEXT])
}

/**
 * The expressions that a block returns, nested functions excluded.
 * @param {unknown} part a node, a list of nodes, or another property of a node
 * @returns {(Node | null)[]}
 */
function returnedBy(part) {
  if (part === null || typeof part !== 'object') return []
  if (Array.isArray(part)) return part.flatMap(returnedBy)
  const node = /** @type {Node} */ (part)
  if (/Function/.test(node.type ?? '')) return []
  if (node.type === 'ReturnStatement') return [node.argument]
  return Object.entries(node).flatMap(([key, value]) => (key === 'parent' ? [] : returnedBy(value)))
}

/** @type {CreateRule} */
export const changingTextRule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      alone: 'Text that may change needs an element without other children: use one template string, or a <span>.',
      fragment: 'Text in a fragment needs an element of its own.',
      after: 'Text after a conditional sibling needs an element of its own.',
      component: 'A component that returns text does not know its siblings: return the text in an element.',
    },
  },
  create(context) {
    /** @type {ScopeOf} */
    const scopeOf = (node) => context.sourceCode.getScope(node)
    /** @type {(node: Node, messageId: string) => void} */
    const report = (node, messageId) => context.report({ node, messageId })
    /** @param {ESTree.JSXElement | ESTree.JSXFragment} parent */
    const check = (parent) => {
      const children = renderedChildren(parent, scopeOf)
      const isFragment = parent.type === 'JSXFragment' || componentOf(parent) === 'Fragment'
      children.forEach((child, index) => {
        if (!isText(child)) return
        const before = children[index - 1]
        if (isFragment) report(child.node, 'fragment')
        else if (!child.isFixed && (child.isList || children.length > 1)) report(child.node, 'alone')
        else if (child.isFixed && before && !before.isFixed) report(child.node, 'after')
      })
    }
    /**
     * @param {Node} node
     * @param {string | undefined} name a component's starts with a capital
     */
    const checkFunction = (node, name) => {
      if (/^[A-Z]/.test(name ?? '') && kindsOf(node, scopeOf).has(TEXT)) report(node, 'component')
    }
    return {
      JSXElement: check,
      JSXFragment: check,
      FunctionDeclaration: (node) => checkFunction(node, node.id?.name),
      FunctionExpression: (node) => checkFunction(node, node.id?.name),
      ArrowFunctionExpression: (node) => {
        const parent = node.parent
        checkFunction(node, parent.type === 'VariableDeclarator' ? nameOf(parent.id) : undefined)
      },
    }
  },
}
