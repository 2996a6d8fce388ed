// People read the messages of refusals and of invalid inputs, so they are translated.

/** Functions that take a message, by the position of the message. */
const REFUSALS = new Map([
  ['badRequest', 1],
  ['chatErrorWith', 2],
  ['conflict', 1],
  ['forbidden', 1],
  ['notInPlan', 1],
  ['publicError', 0],
  ['refused', 1],
  ['unavailable', 1],
])

const ERRORS = new Set(['APIError', 'OperationError', 'ValidationError'])

/** Zod's schemas and checks that take a message, by its position. */
const CHECKS = new Map([
  ['addIssue', 0],
  ['email', 0],
  ['length', 1],
  ['literal', 1],
  ['max', 1],
  ['min', 1],
  ['number', 0],
  ['refine', 1],
  ['regex', 1],
  ['string', 0],
  ['union', 1],
  ['url', 0],
  ['uuid', 0],
])

const isText = (node) =>
  (node?.type === 'Literal' && typeof node.value === 'string') || node?.type === 'TemplateLiteral'

/** The first text in a message: itself, a branch of a condition, or the message of a list or an object. */
function textIn(node) {
  if (!node) return undefined
  if (isText(node)) return node
  switch (node.type) {
    case 'ArrayExpression':
      return node.elements.map(textIn).find(Boolean)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return textIn(node.left) ?? textIn(node.right)
    case 'ConditionalExpression':
      return textIn(node.consequent) ?? textIn(node.alternate)
    case 'ObjectExpression':
      return node.properties
        .filter(({ key }) => ['error', 'errors', 'message'].includes(key?.name))
        .map(({ value }) => textIn(value))
        .find(Boolean)
    default:
      return undefined
  }
}

/** Texts among the arguments of a call that people would read. */
function textsOf({ arguments: given, callee }) {
  if (callee.type === 'Identifier' && REFUSALS.has(callee.name)) {
    const message = given[REFUSALS.get(callee.name)]
    const lists = given.filter(({ type }) => type === 'ArrayExpression')
    return [message, ...lists].map(textIn).filter(Boolean)
  }
  if (callee.type !== 'MemberExpression' || !CHECKS.has(callee.property.name)) return []
  return [textIn(given[CHECKS.get(callee.property.name)])].filter(Boolean)
}

/** The message of a refusal or of an invalid input is no text in the code, because it would be in one language. */
export const translateRefusals = {
  create(context) {
    const report = (node) => context.report({ messageId: 'literal', node })
    return {
      CallExpression: (node) => textsOf(node).forEach(report),
      NewExpression({ arguments: given, callee }) {
        if (callee.type !== 'Identifier' || !ERRORS.has(callee.name)) return
        const text = textIn(given[0])
        if (text) report(text)
      },
    }
  },
  meta: {
    docs: { description: 'Requires translations for messages that people read.' },
    messages: {
      literal:
        'People read this in English, Spanish or Arabic: use translatorOf(req.i18n), in schemas inputProblem, without a request fixedMessages.',
    },
    schema: [],
    type: 'problem',
  },
}
