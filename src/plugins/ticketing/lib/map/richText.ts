import { isRecord } from '../../../../lib/values'

/** What of a node says something that a reader sees. Editors add others, with defaults that differ from one version to the next. */
const MEANING = [
  'checked',
  'children',
  'fields',
  'format',
  'indent',
  'listType',
  'relationTo',
  'root',
  'tag',
  'text',
  'type',
  'url',
  'value',
] as const
/** Ids of links and blocks are made anew whenever a text is pasted. */
const OF_FIELDS = new Set(['id'])

/** A Lexical document without what an editor adds by itself; null where nothing stands in it. */
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
  'text',
])

/** Does anything but text stand in it: a picture, a rule, a card? */
function hasOther(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(hasOther)
  if (!isRecord(node)) return false
  if ('root' in node) return hasOther(node.root)
  return (typeof node.type === 'string' && !TEXT_ONLY.has(node.type)) || hasOther(node.children)
}

/** The words of a Lexical document, a line for each block. */
export function textOfRichText(node: unknown): string {
  if (Array.isArray(node)) return node.map(textOfRichText).join('')
  if (!isRecord(node)) return ''
  if ('root' in node) return textOfRichText(node.root).trim()
  if (typeof node.text === 'string') return node.text
  if (node.type === 'linebreak') return '\n'
  const inner = textOfRichText(node.children)
  return node.type === 'link' || node.type === 'autolink' ? inner : `${inner}\n`
}
