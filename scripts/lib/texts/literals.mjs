import ts from 'typescript'

/**
 * @typedef {object} Literal
 * @property {string} constant name of what is exported
 * @property {string} path its keys, separated by points; both sides of a condition are keys too
 * @property {string} text as read; of a template, its source between the backticks
 * @property {boolean} isTemplate
 * @property {number} start offset in the source
 * @property {number} end
 */

/**
 * The texts of a file of messages, in their order. Names of constants are no part of a path: each language has its own.
 * @param {string} source
 * @returns {Literal[]}
 */
export function literalsOf(source) {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true)
  /** @type {Literal[]} */
  const found = []
  let constant = ''

  /** @param {ts.Node} node @param {string[]} path */
  const visit = (node, path) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isModuleDeclaration(node)) return
    if (ts.isVariableDeclaration(node) && path.length === 0) constant = node.name.getText()
    if (ts.isPropertyAssignment(node)) return visit(node.initializer, [...path, nameOf(node.name)])
    if (ts.isConditionalExpression(node)) {
      visit(node.whenTrue, [...path, 'then'])
      return visit(node.whenFalse, [...path, 'else'])
    }
    const isTemplate = ts.isTemplateExpression(node)
    if (isTemplate || ts.isStringLiteralLike(node)) {
      const text = isTemplate ? node.getText().slice(1, -1) : node.text
      found.push({ constant, end: node.end, isTemplate, path: path.join('.'), start: node.getStart(), text })
      return
    }
    let index = 0
    ts.forEachChild(node, (child) => visit(child, ts.isArrayLiteralExpression(node) ? [...path, `${index++}`] : path))
  }

  visit(file, [])
  return found
}

/**
 * The source with other texts in place of some literals.
 * @param {string} source
 * @param {{ literal: Literal, text: string }[]} changes
 */
export function replaceLiterals(source, changes) {
  const fromTheEnd = [...changes].sort((one, other) => other.literal.start - one.literal.start)
  let result = source
  for (const { literal, text } of fromTheEnd)
    result = result.slice(0, literal.start) + written(text, literal.isTemplate) + result.slice(literal.end)
  return result
}

/** @param {string} text @param {boolean} isTemplate */
const written = (text, isTemplate) =>
  isTemplate ? `\`${text}\`` : `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

/** @param {ts.PropertyName} name */
const nameOf = (name) => ('text' in name ? name.text : name.getText())
