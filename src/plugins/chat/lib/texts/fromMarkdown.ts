import { Lexer, type Token, type Tokens } from 'marked'
import { isRichText } from '@/lib/apps/richText'
import {
  blockNode,
  FORMATS,
  paragraphNode,
  richTextOf,
  wordsNode,
  type RichText,
  type RichTextNode,
} from '@/lib/content/richText/nodes'
import { completeAddress, isTextAddress } from '@/lib/content/richText/textAddress'
import { refused } from '@/exports/server'
import { TOOL_AREA } from '../../tools/documents'
import { partsOf, plainText } from '../screen/markdown'
import { blockMarkdown, childrenOf, embeddedMarkdown, targetOf } from './toMarkdown'

/** What a text that is replaced holds, by how it is written in Markdown. */
interface Known {
  blocks: Map<string, RichTextNode>
  /** Embedded pictures and documents. */
  embedded: Map<string, RichTextNode>
  links: Map<string, RichTextNode>
}

/**
 * Reads Markdown as models write it into a rich text. A line is a paragraph. Blocks that stand in the replaced text
 * already stay as they are, with everything that Markdown cannot say.
 * @param replaced the stored text; null for a new one
 * @throws OperationError 422, with a message that the model can act on: a link that leads nowhere, or an embedded picture
 *   or document that is missing or unknown
 */
export function fromMarkdown(markdown: string, replaced: unknown = null): RichText {
  const known: Known = { blocks: new Map(), embedded: new Map(), links: new Map() }
  if (isRichText(replaced)) {
    for (const block of replaced.root.children) known.blocks.set(blockMarkdown(block), block)
    learn(replaced.root.children, known)
  }
  const blocks = partsOf(markdown.replaceAll('\u0000', ''))
    .flatMap((token) => known.blocks.get(token.raw.trim()) ?? blocksOf(token, known))
    .map((block) => known.blocks.get(blockMarkdown(block)) ?? block)
  const kept: Known = { blocks: new Map(), embedded: new Map(), links: new Map() }
  learn(blocks, kept)
  const lost = [...known.embedded.keys()].filter((line) => !kept.embedded.has(line))
  if (lost.length > 0)
    throw refused(TOOL_AREA, `Keep these lines of the text: ${lost.join(', ')}. Only people can remove what they show.`)
  return richTextOf(blocks)
}

function learn(nodes: RichTextNode[], known: Known): void {
  for (const node of nodes) {
    if (node.type === 'upload' || node.type === 'relationship') known.embedded.set(embeddedMarkdown(node), node)
    if (node.type === 'link') known.links.set(targetOf(node), node)
    learn(childrenOf(node), known)
  }
}

function blocksOf(token: Token, known: Known): RichTextNode[] {
  switch (token.type) {
    case 'blockquote':
      return [blockNode('quote', joinLines((token.tokens ?? []).map((inner) => inlineOf(inner, known))))]
    case 'code':
      return [
        paragraphNode(
          joinLines(
            String(token.text)
              .split('\n')
              .map((line) => [wordsNode(line, FORMATS.code)]),
          ),
        ),
      ]
    case 'def':
    case 'space':
      return []
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      // The page itself has the first heading.
      return [blockNode('heading', inline(tokens, known), { tag: `h${Math.max(2, depth)}` })]
    }
    case 'hr':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'list':
      return [listNode(token as Tokens.List, known)]
    case 'table':
      return [tableNode(token as Tokens.Table, known)]
    default:
      return linesOf(token.raw, known)
  }
}

/** Paragraphs and embedded documents, one per line. A backslash or two spaces at the end go on with the paragraph. */
const linesOf = (raw: string, known: Known): RichTextNode[] =>
  raw
    .trim()
    .split(/(?<!\\| {2})\n/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => embeddedAt(line, known) ?? paragraphNode(inline(Lexer.lexInline(line, { gfm: true }), known)))

function embeddedAt(line: string, { embedded }: Known): RichTextNode | null {
  if (!/^\[\[[^[\]]+\]\]$/.test(line)) return null
  const node = embedded.get(line)
  if (!node)
    throw refused(TOOL_AREA, `${line} is not in the text. Only people can add pictures and documents to a text.`)
  return node
}

const inlineOf = (token: Token, known: Known): RichTextNode[] =>
  'tokens' in token && token.tokens ? inline(token.tokens, known) : inline(Lexer.lexInline(token.raw.trim()), known)

const LINE_BREAK: RichTextNode = { type: 'linebreak', version: 1 }

const joinLines = (lines: RichTextNode[][]): RichTextNode[] =>
  lines.filter((line) => line.length > 0).flatMap((line, index) => (index === 0 ? line : [LINE_BREAK, ...line]))

function listNode({ items, ordered, start }: Tokens.List, known: Known): RichTextNode {
  const children: RichTextNode[] = []
  let value = Number(start) || 1
  for (const { tokens } of items) {
    const lists = tokens.filter((token): token is Tokens.List => token.type === 'list')
    const words = tokens.filter(({ type }) => !['checkbox', 'list', 'space'].includes(type))
    if (words.length > 0 || lists.length === 0) {
      children.push(blockNode('listitem', joinLines(words.map((token) => inlineOf(token, known))), { value }))
      value++
    }
    // The editor keeps a list within a list in an item of its own.
    for (const list of lists) children.push(blockNode('listitem', [listNode(list, known)], { value }))
  }
  return blockNode('list', children, {
    listType: ordered ? 'number' : 'bullet',
    start: Number(start) || 1,
    tag: ordered ? 'ol' : 'ul',
  })
}

const HEADING_OF_COLUMN = 1

const tableNode = ({ header, rows }: Tokens.Table, known: Known): RichTextNode =>
  blockNode(
    'table',
    [header, ...rows].map((cells, row) =>
      blockNode(
        'tablerow',
        cells.map(({ text }) =>
          blockNode('tablecell', cellBlocks(text, known), {
            backgroundColor: null,
            colSpan: 1,
            headerState: row === 0 ? HEADING_OF_COLUMN : 0,
            rowSpan: 1,
          }),
        ),
      ),
    ),
  )

function cellBlocks(text: string, known: Known): RichTextNode[] {
  const blocks = text.split(/<br\s*\/?>/i).flatMap((line) => linesOf(line, known))
  return blocks.length > 0 ? blocks : [paragraphNode()]
}

/** Formats of HTML tags, for which Markdown has no marks. */
const TAGS: Record<string, number> = {
  b: FORMATS.bold,
  em: FORMATS.italic,
  i: FORMATS.italic,
  s: FORMATS.strikethrough,
  strong: FORMATS.bold,
  sub: FORMATS.subscript,
  sup: FORMATS.superscript,
  u: FORMATS.underline,
}

function inline(tokens: Token[], known: Known, outer = 0): RichTextNode[] {
  const nodes: RichTextNode[] = []
  let format = outer
  for (const token of tokens) {
    const [, isEnd, tag = ''] = token.type === 'html' ? (/^<(\/?)(\w+)\s*\/?>$/.exec(token.raw) ?? []) : []
    const bit = TAGS[tag.toLowerCase()]
    if (tag.toLowerCase() === 'br') nodes.push(LINE_BREAK)
    else if (bit) format = isEnd ? format & ~bit : format | bit
    else nodes.push(...wordsOf(token, known, format))
  }
  return merged(nodes)
}

function wordsOf(token: Token, known: Known, format: number): RichTextNode[] {
  const inner = (bit: number) => inline(('tokens' in token && token.tokens) || [], known, format | bit)
  switch (token.type) {
    case 'br':
      return [LINE_BREAK]
    case 'codespan':
      return [wordsNode(plainText(String(token.text)), format | FORMATS.code)]
    case 'del':
      return inner(FORMATS.strikethrough)
    case 'em':
      return inner(FORMATS.italic)
    case 'escape':
      return [wordsNode(String(token.text), format)]
    case 'link':
      return linkNodes(token as Tokens.Link, inner(0), known)
    case 'strong':
      return inner(FORMATS.bold)
    case 'text':
      return token.tokens ? inner(0) : [wordsNode(plainText(String(token.text)).replace(/\s*\n\s*/g, ' '), format)]
    // The alternative text of a picture, which only people can add.
    case 'image':
      return [wordsNode(plainText(String(token.text)), format)]
    default:
      return [wordsNode(token.raw, format)]
  }
}

/** A link; one that the replaced text has keeps its other settings, such as opening a new tab. */
function linkNodes({ href, text }: Tokens.Link, children: RichTextNode[], known: Known): RichTextNode[] {
  if (children.length === 0) return []
  const found = known.links.get(href)
  if (found) return [{ ...found, children }]
  const url = completeAddress(href)
  if (!isTextAddress(url))
    throw refused(
      TOOL_AREA,
      `The link "${text.slice(0, 60)}" leads nowhere. Give a web address, a path of the site such as /visit, mailto: or tel:.`,
    )
  return [blockNode('link', children, { fields: { linkType: 'custom', newTab: false, url }, version: 3 })]
}

/** Joins words of the same format. */
function merged(nodes: RichTextNode[]): RichTextNode[] {
  const result: RichTextNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (last?.type === 'text' && node.type === 'text' && last.format === node.format)
      result[result.length - 1] = { ...last, text: (last.text ?? '') + (node.text ?? '') }
    else result.push(node)
  }
  return result
}
