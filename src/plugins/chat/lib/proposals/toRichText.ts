import { paragraphs } from './paragraphs'

/**
 * Converts plain text to rich text: lines that begin with `## ` or `### ` become headings, those with `- ` a list, all
 * others paragraphs.
 */
export function toRichText(text: string): { root: unknown } {
  const lines = text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean)
  const nodes: object[] = []
  let items: object[] = []
  const endList = () => {
    if (items.length > 0)
      nodes.push({ ...BLOCK, children: items, listType: 'bullet', start: 1, tag: 'ul', type: 'list' })
    items = []
  }
  for (const line of lines) {
    const [, marks, heading] = /^(#{2,3})\s+(.+)$/.exec(line) ?? []
    const [, item] = /^[-*•]\s+(.+)$/.exec(line) ?? []
    if (item) items.push({ ...BLOCK, children: [textNode(item)], type: 'listitem', value: items.length + 1 })
    else {
      endList()
      nodes.push(
        marks && heading
          ? { ...BLOCK, children: [textNode(heading)], tag: `h${marks.length}`, type: 'heading' }
          : { ...BLOCK, children: [textNode(line)], textFormat: 0, type: 'paragraph' },
      )
    }
  }
  endList()
  return { root: { ...(paragraphs('').root as object), children: nodes } }
}

const BLOCK = { direction: null, format: '', indent: 0, version: 1 }

const textNode = (text: string) => ({ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 })
