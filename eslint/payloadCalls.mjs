// Rules about calls of Payload that skip access control without anybody noticing.

/** Operations of the Local API that take `overrideAccess`. Payload's default for it is true. */
const LOCAL_API = new Set([
  'count',
  'countGlobalVersions',
  'countVersions',
  'create',
  'delete',
  'duplicate',
  'find',
  'findByID',
  'findDistinct',
  'findGlobal',
  'findGlobalVersionByID',
  'findGlobalVersions',
  'findVersionByID',
  'findVersions',
  'login',
  'resetPassword',
  'restoreGlobalVersion',
  'restoreVersion',
  'unlock',
  'update',
  'updateGlobal',
])

/** `payload`, `req.payload`, `app.payload`; `x!` and `x as Y` around it do not matter. */
function isPayload(node) {
  if (node.type === 'TSNonNullExpression' || node.type === 'TSAsExpression') return isPayload(node.expression)
  if (node.type === 'Identifier') return node.name === 'payload'
  return nameOf(node) === 'payload'
}

/** The name that a member expression reads: `a.name`, `a?.name` or `a['name']`. */
function nameOf(node) {
  if (node.type !== 'MemberExpression') return undefined
  return node.computed ? node.property.value : node.property.name
}

/** The key of a property in an object or a pattern. */
const keyOf = ({ computed, key }) => (key?.type === 'Identifier' && !computed ? key.name : key?.value)

/** Does an object say it, itself or through a constant of the same file that it takes over? */
function saysIt(node, scope) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression') return saysIt(node.expression, scope)
  if (node?.type === 'Identifier') return saysIt(initializerOf(node.name, scope), scope)
  if (node?.type !== 'ObjectExpression') return false
  return node.properties.some((one) =>
    one.type === 'SpreadElement' ? saysIt(one.argument, scope) : keyOf(one) === 'overrideAccess',
  )
}

/** What a constant is made from; nothing for a parameter or an import. */
function initializerOf(name, scope) {
  for (let one = scope; one; one = one.upper) {
    const [definition] = one.set.get(name)?.defs ?? []
    if (definition) return definition.parent?.kind === 'const' ? definition.node.init : undefined
  }
  return undefined
}

/** Local API calls say for themselves whether access control applies. */
export const saysOverrideAccess = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !LOCAL_API.has(nameOf(callee)) || !isPayload(callee.object)) return
      if (saysIt(node.arguments[0], context.sourceCode.getScope(node))) return
      context.report({ data: { name: nameOf(callee) }, messageId: 'omitted', node: callee.property })
    },
  }),
  meta: {
    docs: { description: 'Asks for overrideAccess in each call of the Local API.' },
    messages: {
      omitted:
        'payload.{{name}} skips access control unless it says otherwise: write overrideAccess, false with the user who acts, or true with the reason.',
    },
    schema: [],
    type: 'problem',
  },
}

/** The adapter knows neither access control nor hooks: what talks to it has one home. */
export const adapterHasOneHome = {
  create(context) {
    const report = (node) => context.report({ messageId: 'adapter', node })
    return {
      MemberExpression(node) {
        if (nameOf(node) === 'db' && isPayload(node.object)) report(node.property)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || !init || !isPayload(init)) return
        const taken = id.properties.find((one) => keyOf(one) === 'db')
        if (taken) report(taken)
      },
    }
  },
  meta: {
    docs: { description: "Keeps Payload's database adapter within src/database." },
    messages: {
      adapter:
        'payload.db knows no access control and no hooks: use src/database/documents/stored, or add a repository to src/database.',
    },
    schema: [],
    type: 'problem',
  },
}

/** Calls that skip access control need a reason in the line above. */
export const overrideNeedsReason = {
  create: (context) => ({
    'Property[key.name="overrideAccess"][value.value=true]'(node) {
      const before = context.sourceCode.getCommentsBefore(node)
      const line = context.sourceCode
        .getCommentsInside(node.parent)
        .some((comment) => comment.loc.end.line === node.loc.start.line - 1)
      if (before.length === 0 && !line) context.report({ messageId: 'reason', node })
    },
  }),
  meta: {
    docs: { description: 'Asks for the reason where access control is skipped.' },
    messages: { reason: 'Say in a comment above why access control is skipped here.' },
    schema: [],
    type: 'suggestion',
  },
}
