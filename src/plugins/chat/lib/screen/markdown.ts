import { Lexer, type Token, type Tokens } from 'marked'
import { linkTarget, type LinkScope } from './linkTarget'

/** Parses Markdown into tokens. HTML tokens must be rendered as text. */
export const partsOf = (markdown: string): Token[] => new Lexer({ gfm: true }).lex(markdown)

/** The character references that models use. */
const REFERENCES: Record<string, string> = {
  '&#39;': "'",
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '&nbsp;': '\u00a0',
  '&quot;': '"',
}

/** Decodes character references. */
export const plainText = (text: string): string =>
  text.replace(/&(?:amp|gt|lt|nbsp|quot|#39);/g, (reference) => REFERENCES[reference] ?? reference)

/** A document that an answer lists. */
export interface ListedDocument {
  href: string
  id: string
  title: string
  type: string
  /** The rest of the line after the link. */
  rest: string
}

const DOCUMENT = /^\/collections\/([\w-]+)\/([\da-f-]{36})$/

/** The first token of a line, inside emphasis if it starts with any. */
function firstOf(tokens: Token[] | undefined): Token | undefined {
  const [first] = tokens ?? []
  return first?.type === 'strong' || first?.type === 'em' ? firstOf(first.tokens) : first
}

/** The documents of a list whose every item links to one; null for any other list. */
export function listedDocuments({ items }: Tokens.List, scope: LinkScope): ListedDocument[] | null {
  const listed = items.map(({ tokens }) => {
    const [line, ...more] = tokens.filter(({ type }) => type !== 'space')
    const inLine = line && 'tokens' in line ? line.tokens : undefined
    const link = firstOf(inLine)
    if (more.length > 0 || link?.type !== 'link') return null
    const target = linkTarget((link as Tokens.Link).href, scope)
    const [, type, id] =
      target.kind === 'admin'
        ? (DOCUMENT.exec(target.href.slice(scope.adminPath === '/' ? 0 : scope.adminPath.length)) ?? [])
        : []
    if (!type || !id || target.kind !== 'admin') return null
    const rest = (inLine ?? [])
      .slice(1)
      .map((token) => ('text' in token ? String(token.text) : token.raw))
      .join('')
    return {
      href: target.href,
      id,
      rest: plainText(rest)
        .replace(/^[\s:,–-]+/, '')
        .trim(),
      title: plainText((link as Tokens.Link).text.replaceAll(/\\([[\]\\])/g, '$1')),
      type,
    }
  })
  return listed.length > 0 && listed.every((document) => document !== null) ? listed : null
}
