/**
 * Words with which a title only makes sense after another: "of a draft", "that is new", "when it ends". A failing line
 * shows the title alone, often far from the group that it belongs to.
 */
const FRAGMENT =
  /^(?:about|after|although|and|as|at|because|before|but|by|during|for|from|if|in|instead|into|not|of|on|or|since|so|still|than|that|then|though|through|to|under|until|what|whatever|when|where|which|while|who|whoever|whose|with|within|without)\b/

/** The call that names a test: `it(…)`, `test(…)`, `it.each(…)(…)`. */
const namesTest = ({ callee }) => {
  const head = callee.type === 'CallExpression' ? callee.callee : callee
  const name = head.type === 'MemberExpression' ? head.object : head
  return (
    name.type === 'Identifier' && (name.name === 'it' || name.name === 'test') && head.property?.name !== 'describe'
  )
}

/** @type {import('eslint').Rule.RuleModule} Titles of tests are sentences that say what happens. */
export const wholeTitles = {
  create: (context) => ({
    CallExpression(node) {
      const title = node.arguments[0]
      if (title?.type !== 'Literal' || typeof title.value !== 'string' || !namesTest(node)) return
      const word = FRAGMENT.exec(title.value)?.[0]
      if (word) context.report({ data: { word }, messageId: 'fragment', node: title })
    },
  }),
  meta: {
    messages: { fragment: 'A title that begins with "{{word}}" is half a sentence: say who or what does what.' },
    schema: [],
    type: 'suggestion',
  },
}
