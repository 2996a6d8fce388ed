import ts from 'typescript'

/**
 * @typedef {object} Mutant a small change of a file that a test should detect
 * @property {string} file
 * @property {number} line
 * @property {string} was the original text
 * @property {string} now the replacement
 * @property {string} source the whole mutated file
 */

const { SyntaxKind } = ts

const OPPOSITES = new Map([
  [SyntaxKind.AmpersandAmpersandToken, '||'],
  [SyntaxKind.BarBarToken, '&&'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [SyntaxKind.GreaterThanToken, '<='],
  [SyntaxKind.GreaterThanEqualsToken, '<'],
  [SyntaxKind.LessThanToken, '>='],
  [SyntaxKind.LessThanEqualsToken, '>'],
])

/**
 * All mutants of a file: conditions negated, `&&` and `||` swapped, `true` and `false` swapped, decisions fixed to true
 * or false, list entries and statements removed, and keys or values replaced.
 * @param {string} file
 * @param {string} source
 * @param {ReadonlySet<string>} [excluded] names of top-level declarations without mutants
 * @returns {Mutant[]}
 */
export function mutantsOf(file, source, excluded = new Set()) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  /** @type {Mutant[]} */
  const mutants = []
  /** @param {ts.Node} node @param {string} now @param {number} [end] */
  const add = (node, now, end = node.getEnd()) => {
    const start = node.getStart(tree)
    mutants.push({
      file,
      line: tree.getLineAndCharacterOfPosition(start).line + 1,
      was: source.slice(start, end),
      now,
      source: source.slice(0, start) + now + source.slice(end),
    })
  }
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return
    mutate(node, add)
    ts.forEachChild(node, visit)
  }
  for (const statement of tree.statements)
    if (!declaredNames(statement).some((name) => excluded.has(name))) visit(statement)
  return mutants
}

/**
 * The names that a statement declares as a function or as variables.
 * @param {ts.Statement} statement
 * @returns {string[]}
 */
export function declaredNames(statement) {
  if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : []
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []))
}

/**
 * @param {ts.Node} node
 * @param {(node: ts.Node, now: string, end?: number) => void} add
 */
function mutate(node, add) {
  if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText()})`)
  if (ts.isConditionalExpression(node)) add(node.condition, `!(${node.condition.getText()})`)
  if (ts.isBinaryExpression(node)) {
    const opposite = OPPOSITES.get(node.operatorToken.kind)
    if (opposite) add(node.operatorToken, opposite)
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    add(node, `(${node.operand.getText()})`)
  if (node.kind === SyntaxKind.TrueKeyword) add(node, 'false')
  if (node.kind === SyntaxKind.FalseKeyword) add(node, 'true')
  if (ts.isStringLiteral(node) && isKey(node)) add(node, `'another'`)
  if (ts.isArrayLiteralExpression(node))
    for (const [index, element] of node.elements.entries())
      add(element, '', node.elements[index + 1]?.getStart() ?? element.getEnd())
  if (ts.isThrowStatement(node) || (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)))
    add(node, ';')
  const returned = returnedBy(node)
  if (returned && isDecision(returned)) for (const now of ['true', 'false']) add(returned, now)
}

/**
 * The expression that a function returns.
 * @param {ts.Node} node
 */
function returnedBy(node) {
  if (ts.isReturnStatement(node)) return node.expression
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined
}

/**
 * Whether an expression is boolean.
 * @param {ts.Expression} node
 * @returns {boolean}
 */
function isDecision(node) {
  if (ts.isParenthesizedExpression(node)) return isDecision(node.expression)
  if (ts.isPrefixUnaryExpression(node)) return node.operator === SyntaxKind.ExclamationToken
  return ts.isBinaryExpression(node) && OPPOSITES.has(node.operatorToken.kind)
}

/**
 * Whether a string is compared by the program, rather than a text for people or a module name.
 * @param {ts.StringLiteral} node
 */
function isKey({ parent, text }) {
  return !/\s/.test(text) && !ts.isExportDeclaration(parent) && !ts.isLiteralTypeNode(parent)
}
