// Rules about Payload calls that would silently skip access control.

/** Local API operations that take `overrideAccess`, which is true by default. */
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

/** Matches `payload`, `req.payload` and `app.payload`, also within `x!` and `x as Y`. */
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

/** Whether an object sets `overrideAccess`, directly or by spreading a constant of the same file. */
function setsOverrideAccess(node, scope) {
  if (node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression')
    return setsOverrideAccess(node.expression, scope)
  if (node?.type === 'Identifier') return setsOverrideAccess(initializerOf(node.name, scope), scope)
  if (node?.type !== 'ObjectExpression') return false
  return node.properties.some((property) =>
    property.type === 'SpreadElement'
      ? setsOverrideAccess(property.argument, scope)
      : keyOf(property) === 'overrideAccess',
  )
}

/** The initialiser of a constant; undefined for a parameter or an import. */
function initializerOf(name, scope) {
  for (let current = scope; current; current = current.upper) {
    const [definition] = current.set.get(name)?.defs ?? []
    if (definition) return definition.parent?.kind === 'const' ? definition.node.init : undefined
  }
  return undefined
}

/** Local API calls must state whether access control applies. */
export const requireOverrideAccess = {
  create: (context) => ({
    CallExpression(node) {
      const { callee } = node
      if (callee.type !== 'MemberExpression' || !LOCAL_API.has(nameOf(callee)) || !isPayload(callee.object)) return
      if (setsOverrideAccess(node.arguments[0], context.sourceCode.getScope(node))) return
      context.report({ data: { name: nameOf(callee) }, messageId: 'omitted', node: callee.property })
    },
  }),
  meta: {
    docs: { description: 'Requires overrideAccess in each call of the Local API.' },
    messages: {
      omitted:
        'payload.{{name}} skips access control by default: set overrideAccess to false and pass the user, or to true with a reason.',
    },
    schema: [],
    type: 'problem',
  },
}

/** The adapter bypasses access control and hooks, so only src/database may use it. */
export const restrictDatabaseAdapter = {
  create(context) {
    const report = (node) => context.report({ messageId: 'adapter', node })
    return {
      MemberExpression(node) {
        if (nameOf(node) === 'db' && isPayload(node.object)) report(node.property)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || !init || !isPayload(init)) return
        const adapter = id.properties.find((property) => keyOf(property) === 'db')
        if (adapter) report(adapter)
      },
    }
  },
  meta: {
    docs: { description: "Keeps Payload's database adapter within src/database." },
    messages: {
      adapter:
        'payload.db bypasses access control and hooks: use src/database/documents/stored, or add a repository to src/database.',
    },
    schema: [],
    type: 'problem',
  },
}

/** A call that skips access control needs a reason in the line above. */
export const requireOverrideReason = {
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
    docs: { description: 'Requires a reason where access control is skipped.' },
    messages: { reason: 'Explain in a comment above why access control is skipped here.' },
    schema: [],
    type: 'suggestion',
  },
}
