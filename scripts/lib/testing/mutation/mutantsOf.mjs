import ts from 'typescript'

/**
 * @typedef {object} Mutant a small mistake in a file, which a test should notice
 * @property {string} file
 * @property {number} line
 * @property {string} was what stood there
 * @property {string} now what stands there instead
 * @property {string} source the whole file with the mistake in it
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
 * Every mistake that is tried in a file: conditions turned round, `&&` and `||` exchanged, `true` and `false` too, a
 * decision that always or never holds, an entry of a list or a statement left out, another key or value.
 * @param {string} file @param {string} source @returns {Mutant[]}
 */
export function mutantsOf(file, source) {
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
  visit(tree)
  return mutants
}

/** @param {ts.Node} node @param {(node: ts.Node, now: string, end?: number) => void} add */
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
  const answer = answerOf(node)
  if (answer && isDecision(answer)) for (const now of ['true', 'false']) add(answer, now)
}

/** What a function gives back. @param {ts.Node} node */
function answerOf(node) {
  if (ts.isReturnStatement(node)) return node.expression
  return ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : undefined
}

/** Does an expression answer yes or no? @param {ts.Expression} node @returns {boolean} */
function isDecision(node) {
  if (ts.isParenthesizedExpression(node)) return isDecision(node.expression)
  if (ts.isPrefixUnaryExpression(node)) return node.operator === SyntaxKind.ExclamationToken
  return ts.isBinaryExpression(node) && OPPOSITES.has(node.operatorToken.kind)
}

/** A text that a program compares, and not one that people read or a module's name. @param {ts.StringLiteral} node */
function isKey({ parent, text }) {
  return !/\s/.test(text) && !ts.isExportDeclaration(parent) && !ts.isLiteralTypeNode(parent)
}
