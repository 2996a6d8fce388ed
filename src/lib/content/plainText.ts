type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The text of a rich text, one line per paragraph and per row of a table. Embedded documents are omitted. */
export function plainText(value: unknown): string {
  if (!isNode(value) || !isNode(value.root)) return ''
  const lines: string[] = ['']
  walk(value.root, lines)
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
}

const BLOCKS = new Set(['heading', 'listitem', 'paragraph', 'quote'])

function walk(node: Node, lines: string[]): void {
  if (node.type === 'tablerow') return void lines.push(rowText(node), '')
  if (typeof node.text === 'string') lines[lines.length - 1] += node.text
  if (node.type === 'linebreak') lines[lines.length - 1] += ' '
  if (BLOCKS.has(String(node.type))) lines.push('')
  if (Array.isArray(node.children)) for (const child of node.children) if (isNode(child)) walk(child, lines)
  if (BLOCKS.has(String(node.type))) lines.push('')
}

/** The cells of a row, separated by dots: `Stalls · £20`. */
const rowText = ({ children }: Node): string =>
  (Array.isArray(children) ? children : [])
    .map((cell: unknown) => plainText({ root: cell }).replaceAll('\n', ' '))
    .filter(Boolean)
    .join(' · ')
