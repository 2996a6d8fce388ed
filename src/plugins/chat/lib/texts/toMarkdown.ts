import { isRichText } from '@/lib/apps/richText'
import { FORMATS, type RichTextNode } from '@/lib/content/richText/nodes'
import { idOf, isRecord } from '@/lib/values'

/** Longer texts are cut when models read them, and not replaced. In characters of Markdown. */
export const MAX_MARKDOWN_LENGTH = 12_000

/** How a document that a text refers to is written. */
type NameDocument = (collection: string, id: string) => string

/** For models, which send it back: `events/0190…`. */
const asReference: NameDocument = (collection, id) => `${collection}/${id}`

/**
 * Writes a rich text as Markdown, without losing what models can write: `fromMarkdown` reads it. Embedded pictures and
 * documents are lines of their own (`[[media/0190…]]`), links to documents `[text](doc:events/0190…)`.
 * @param nameDocument default: type and id, as `fromMarkdown` needs them
 */
export const toMarkdown = (value: unknown, nameDocument: NameDocument = asReference): string =>
  isRichText(value)
    ? value.root.children
        .map((node) => blockMarkdown(node, nameDocument))
        .filter(Boolean)
        .join('\n\n')
    : ''

/** Writes a block, which may be empty. */
export function blockMarkdown(node: RichTextNode, nameDocument: NameDocument = asReference): string {
  const inline = () => inlineMarkdown(childrenOf(node), nameDocument)
  switch (node.type) {
    case 'heading':
      return `${'#'.repeat(Number(/\d/.exec(String(node.tag))?.[0] ?? 2))} ${inline()}`
    case 'horizontalrule':
      return '---'
    case 'list':
      return listLines(node, nameDocument, '').join('\n')
    case 'quote':
      return inline()
        .split('\n')
        .map((line) => `> ${line}`)
        .join('\n')
    case 'relationship':
    case 'upload':
      return embeddedMarkdown(node, nameDocument)
    case 'table':
      return tableMarkdown(node, nameDocument)
    default:
      // What begins like a heading, a list, a quotation or a rule.
      return inline()
        .replace(/^(?:#{1,6}\s|[>+=-])/gm, '\\$&')
        .replace(/^(\d{1,9})([.)])/gm, '$1\\$2')
  }
}

export const childrenOf = ({ children }: RichTextNode): RichTextNode[] => (Array.isArray(children) ? children : [])

export const embeddedMarkdown = ({ relationTo, value }: RichTextNode, nameDocument = asReference): string =>
  `[[${nameDocument(String(relationTo), idOf(value) ?? '')}]]`

function listLines(list: RichTextNode, nameDocument: NameDocument, indent: string): string[] {
  let number = Number(list.start) || 1
  return childrenOf(list).flatMap((item) => {
    const mark = list.listType === 'number' ? `${number}. ` : '- '
    const inner = indent + ' '.repeat(mark.length)
    const lists = childrenOf(item).filter(({ type }) => type === 'list')
    const words = childrenOf(item).filter(({ type }) => type !== 'list')
    const own =
      words.length > 0 || lists.length === 0 ? inlineMarkdown(words, nameDocument).replaceAll('\n', `\n${inner}`) : null
    if (own !== null) number++
    const nestedIndent = indent + ' '.repeat(list.listType === 'number' ? 3 : 2)
    return [
      ...(own === null ? [] : [indent + mark + own]),
      ...lists.flatMap((nested) => listLines(nested, nameDocument, nestedIndent)),
    ]
  })
}

function tableMarkdown(table: RichTextNode, nameDocument: NameDocument): string {
  const rows = childrenOf(table).map((row) =>
    childrenOf(row).map((cell) =>
      childrenOf(cell)
        .map((block) => blockMarkdown(block, nameDocument))
        .join('<br>')
        .replace(/\\?\n/g, '<br>'),
    ),
  )
  const width = Math.max(0, ...rows.map((cells) => cells.length))
  const line = (cells: string[]) => `| ${Array.from({ length: width }, (_, x) => cells[x] ?? '').join(' | ')} |`
  const [first, ...others] = rows
  return first ? [line(first), `|${' --- |'.repeat(width)}`, ...others.map(line)].join('\n') : ''
}

function inlineMarkdown(nodes: RichTextNode[], nameDocument: NameDocument): string {
  return nodes
    .map((node) => {
      if (typeof node.text === 'string') return wordsMarkdown(node.text, Number(node.format) || 0)
      if (node.type === 'linebreak') return '\\\n'
      if (node.type === 'tab') return ' '
      if (node.type === 'relationship' || node.type === 'upload') return embeddedMarkdown(node, nameDocument)
      const inner = inlineMarkdown(childrenOf(node), nameDocument)
      return node.type === 'link' || node.type === 'autolink' ? `[${inner}](${targetOf(node, nameDocument)})` : inner
    })
    .join('')
}

/** Brackets would end the target. */
const ESCAPED: Record<string, string> = { '(': '%28', ')': '%29' }

/** The target of a link, which two links to the same place share. */
export function targetOf({ fields }: RichTextNode, nameDocument: NameDocument = asReference): string {
  if (!isRecord(fields)) return ''
  if (fields.linkType !== 'internal')
    return String(fields.url ?? '').replace(/[\s()<>\\]/g, (mark) => ESCAPED[mark] ?? encodeURIComponent(mark))
  const doc = isRecord(fields.doc) ? fields.doc : null
  return `doc:${nameDocument(String(doc?.relationTo), idOf(doc?.value) ?? '')}`
}

/** Marks around words of a format. Markdown has none for the last three, but may contain HTML. */
const MARKS: [format: number, start: string, end: string][] = [
  [FORMATS.bold, '**', '**'],
  [FORMATS.italic, '*', '*'],
  [FORMATS.strikethrough, '~~', '~~'],
  [FORMATS.underline, '<u>', '</u>'],
  [FORMATS.subscript, '<sub>', '</sub>'],
  [FORMATS.superscript, '<sup>', '</sup>'],
]

function wordsMarkdown(text: string, format: number): string {
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  if (words === '') return text
  const isCode = (format & FORMATS.code) > 0 && !words.includes('`')
  const escaped = isCode ? `\`${words}\`` : words.replace(/[\\`*_~[\]<|]|&(?=#?\w+;)/g, '\\$&')
  const marks = MARKS.filter(([bit]) => (format & bit) > 0)
  const start = marks.map(([, mark]) => mark).join('')
  const end = marks
    .reverse()
    .map(([, , mark]) => mark)
    .join('')
  return before + start + escaped + end + after
}
