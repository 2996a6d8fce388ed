import { collectReferences, type FoundReferences, type Reference } from '../content/collectReferences'
import { THEME_TARGETS } from './targets'

/** Rich text as the editor stores it: a tree of nodes. */
export interface RichText {
  root: { children: RichTextNode[]; type: 'root' } & Record<string, unknown>
}

export type RichTextNode = { children?: RichTextNode[]; text?: string; type: string } & Record<string, unknown>

/** Every document that a rich text refers to; `path` is relative to the text. */
export const richTextReferences = (value: RichText): Reference[] => referencesOfText(value).references

/** As `richTextReferences`, plus the references to collections that a text must not refer to. */
export const referencesOfText = (value: RichText): FoundReferences =>
  collectReferences([{ name: 'root', type: 'richText' }], { root: value.root }, { blocks: {}, targets: THEME_TARGETS })

/** Converts plain text to rich text, for fields that a theme has changed from plain to rich text. */
export function toRichText(text: string): RichText {
  const line = { detail: 0, format: 0, mode: 'normal', style: '', type: 'text', version: 1 }
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const paragraph = (content: string): RichTextNode => ({
    ...block,
    children: content ? [{ ...line, text: content }] : [],
    textFormat: 0,
    type: 'paragraph',
  })
  return { root: { ...block, children: text.split(/\n+/).map(paragraph), type: 'root' } }
}

export function isRichText(value: unknown): value is RichText {
  if (typeof value !== 'object' || value === null || !('root' in value)) return false
  const { root } = value
  return (
    typeof root === 'object' &&
    root !== null &&
    'type' in root &&
    root.type === 'root' &&
    'children' in root &&
    Array.isArray(root.children)
  )
}
