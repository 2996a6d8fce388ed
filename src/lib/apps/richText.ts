import { collectReferences, type FoundReferences, type Reference } from '../content/collectReferences'
import { TARGETS } from './targets'

/** Rich text as the editor keeps it: a tree of nodes. */
export interface RichText {
  root: { children: RichTextNode[]; type: 'root' } & Record<string, unknown>
}

export type RichTextNode = { children?: RichTextNode[]; text?: string; type: string } & Record<string, unknown>

/** Every document that a rich text refers to; `path` begins below the text. */
export const richTextReferences = (value: RichText): Reference[] => referencesOfText(value).references

/** The same, with those that lead to what no text may refer to. */
export const referencesOfText = (value: RichText): FoundReferences =>
  collectReferences([{ name: 'root', type: 'richText' }], { root: value.root }, { blocks: {}, targets: TARGETS })

/** The paragraphs of a plain text, for a text that was plain before its theme asked for more. */
export function toRichText(text: string): RichText {
  const line = { detail: 0, format: 0, mode: 'normal', style: '', type: 'text', version: 1 }
  const block = { direction: null, format: '', indent: 0, version: 1 }
  const paragraph = (words: string): RichTextNode => ({
    ...block,
    children: words ? [{ ...line, text: words }] : [],
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
