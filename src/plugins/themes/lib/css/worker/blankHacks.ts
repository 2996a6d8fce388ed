/** First characters of declarations that old browsers read and all others ignore: `*zoom: 1`, `(;color: red;)`. */
const HACK = /[!#$%&(),.+*/<=>?@[\]^`|~]/

/** A priority that only old browsers know: `!ie`. */
const OTHER_PRIORITY = /!\s*(?!important\s*$)[a-z]+\s*$/i

/**
 * Replaces declarations that every current browser ignores with spaces, so that a parser that stops at them goes on.
 * Positions in the text stay the same.
 */
export function blankHacks(css: string): string {
  const parts: string[] = []
  let kept = 0
  let at = 0
  while (at < css.length) {
    const start = skipSpace(css, at)
    const { colon, end } = findEnd(css, start)
    const declaration = css.slice(start, end)
    const isDeclaration = css[end] !== '{' && colon
    if (
      isDeclaration &&
      (HACK.test(declaration[0] ?? '') ? declaration[0] !== '@' : OTHER_PRIORITY.test(declaration))
    ) {
      parts.push(css.slice(kept, start), declaration.replace(/[^\n]/g, ' '))
      kept = end
    }
    at = end + 1
  }
  return parts.join('') + css.slice(kept)
}

/** Returns the position after white space and comments. */
function skipSpace(css: string, from: number): number {
  let at = from
  for (;;) {
    while (at < css.length && css.charCodeAt(at) <= 32) at++
    if (!css.startsWith('/*', at)) return at
    at = endOf(css, '*/', at + 2)
  }
}

/** Finds the `;`, `{` or `}` that ends a declaration or a selector, outside of strings, comments and parentheses. */
function findEnd(css: string, from: number): { colon: boolean; end: number } {
  let colon = false
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const character = css[at]
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(css, at)
    else if (css.startsWith('/*', at)) at = endOf(css, '*/', at + 2) - 1
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (character === ':') colon = true
    if (character === '{' || character === '}' || (character === ';' && depth <= 0)) return { colon, end: at }
  }
  return { colon, end: css.length }
}

/** Returns the position of the quote or line break that ends a string. */
function endOfString(css: string, from: number): number {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[from] || css[at] === '\n') return at
  }
  return css.length
}

function endOf(css: string, mark: string, from: number): number {
  const found = css.indexOf(mark, from)
  return found === -1 ? css.length : found + mark.length
}
