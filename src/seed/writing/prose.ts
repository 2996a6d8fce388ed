import { z } from 'zod'

type Node = Record<string, unknown>

/** Rich text as stored by Lexical. */
interface RichText {
  root: Node
}

/**
 * Converts lines to rich text. Each line is a paragraph, unless it starts with `## ` or `### ` (heading), `- ` (list
 * item) or `> ` (quotation). Text in `**double asterisks**` is bold.
 * @param value a list of lines
 * @throws ZodError for anything else
 */
export function toRichText(value: unknown): RichText {
  const lines = z.array(z.string()).parse(value)
  const children: Node[] = []
  for (const line of lines) {
    if (line.startsWith('### ')) children.push(block('heading', line.slice(4), { tag: 'h3' }))
    else if (line.startsWith('## ')) children.push(block('heading', line.slice(3), { tag: 'h2' }))
    else if (line.startsWith('> ')) children.push(block('quote', line.slice(2)))
    else if (line.startsWith('- ')) addItem(children, line.slice(2))
    else children.push(block('paragraph', line, { textFormat: 0, textStyle: '' }))
  }
  return { root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 } }
}

const block = (type: string, line: string, more: Node = {}): Node => ({
  type,
  children: textNodes(line),
  direction: 'ltr',
  format: '',
  indent: 0,
  version: 1,
  ...more,
})

function addItem(children: Node[], line: string): void {
  const last = children.at(-1)
  const list =
    last?.type === 'list'
      ? last
      : {
          type: 'list',
          children: [],
          direction: 'ltr',
          format: '',
          indent: 0,
          listType: 'bullet',
          start: 1,
          tag: 'ul',
          version: 1,
        }
  if (list !== last) children.push(list)
  const items = list.children as Node[]
  items.push(block('listitem', line, { value: items.length + 1 }))
}

const BOLD = 1

const textNodes = (line: string): Node[] =>
  line
    .split('**')
    .flatMap((text, index) =>
      text
        ? [{ type: 'text', detail: 0, format: index % 2 ? BOLD : 0, mode: 'normal', style: '', text, version: 1 }]
        : [],
    )
