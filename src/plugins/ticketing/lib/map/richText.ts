import { isRecord } from '@/lib/values'

/** Node properties with meaning for a reader. Editors add others, whose defaults differ between versions. */
const MEANING = [
  'checked',
  'children',
  'colSpan',
  'fields',
  'format',
  'headerState',
  'indent',
  'listType',
  'relationTo',
  'root',
  'rowSpan',
  'tag',
  'text',
  'type',
  'url',
  'value',
] as const
/** Pasting gives links and blocks new ids. */
const OF_FIELDS = new Set(['id'])

/** A Lexical document reduced to its meaningful properties, for comparison; null if it is empty. */
export function canonicalRichText(value: unknown): unknown {
  return textOfRichText(value).trim() || hasOther(value) ? meaningIn(value) : null
}

function meaningIn(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(meaningIn)
  if (!isRecord(node)) return node
  const isNode = typeof node.type === 'string' || 'root' in node
  const names = isNode ? MEANING : Object.keys(node).filter((name) => !OF_FIELDS.has(name))
  return Object.fromEntries(names.flatMap((name) => (isDefault(node[name]) ? [] : [[name, meaningIn(node[name])]])))
}

const isDefault = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === 0 || value === false

const TEXT_ONLY = new Set([
  'heading',
  'linebreak',
  'link',
  'list',
  'listitem',
  'paragraph',
  'quote',
  'root',
  'tab',
  'table',
  'tablecell',
  'tablerow',
  'text',
])

/** Whether it contains anything but text, such as an image, a rule or a block. */
function hasOther(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasOther)
  if (!isRecord(node)) return false
  if ('root' in node) return hasOther(node.root)
  return (typeof node.type === 'string' && !TEXT_ONLY.has(node.type)) || hasOther(node.children)
}

/** The text of a Lexical document, one line per block. */
export function textOfRichText(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOfRichText).join('')
  if (!isRecord(node)) return ''
  if ('root' in node) return textOfRichText(node.root).trim()
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  if (node.type === 'tablerow') return `${cellTexts(node.children).join(' · ')}\n`
  const inner = textOfRichText(node.children)
  return node.type === 'link' || node.type === 'autolink' ? inner : `${inner}\n`
}

const cellTexts = (cells: unknown): string[] =>
  (Array.isArray(cells) ? cells : []).map((cell) => textOfRichText(cell).trim().replaceAll('\n', ' ')).filter(Boolean)
