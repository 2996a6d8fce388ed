import { isRecord } from '../../../../lib/objects/isRecord'
import { THEME_BLOCK } from '../../../../lib/themes/themePlaces'

/** Has a document blocks of a theme? */
export function isThemed(document: object): boolean {
  const { layout } = document as { layout?: unknown }
  return Array.isArray(layout) && layout.some((block: unknown) => isRecord(block) && block.blockType === THEME_BLOCK)
}
