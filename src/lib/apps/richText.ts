import { collectReferences, type FoundReferences, type Reference } from '@/lib/content/collectReferences'
import type { RichText } from '@/lib/content/richText/nodes'
import { THEME_TARGETS } from './targets'

/** Every document that a rich text refers to; `path` is relative to the text. */
export const richTextReferences = (value: RichText): Reference[] => referencesOfText(value).references

/** As `richTextReferences`, plus the references to collections that a text must not refer to. */
export const referencesOfText = (value: RichText): FoundReferences =>
  collectReferences([{ name: 'root', type: 'richText' }], { root: value.root }, { blocks: {}, targets: THEME_TARGETS })

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
