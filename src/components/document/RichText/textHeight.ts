import { isRecord } from '@/lib/values'

/** Label, toolbar and padding of the field, in pixels. */
const AROUND = 139
const LINE = 24
const BELOW_PARAGRAPH = 8.8
/** As many as a line of the form holds on a laptop. */
const CHARACTERS_IN_LINE = 76

/**
 * About how high the field of a rich text is, in pixels.
 * @param value of the field
 */
export function textHeight(value: unknown): number {
  const root = isRecord(value) && isRecord(value.root) ? value.root : {}
  const paragraphs = Array.isArray(root.children) && root.children.length > 0 ? root.children : [null]
  const heights = paragraphs.map(
    (paragraph) => Math.max(1, Math.ceil(charactersIn(paragraph) / CHARACTERS_IN_LINE)) * LINE + BELOW_PARAGRAPH,
  )
  return Math.round(heights.reduce((sum, height) => sum + height, AROUND))
}

function charactersIn(node: unknown): number {
  if (!isRecord(node)) return 0
  const own = typeof node.text === 'string' ? node.text.length : 0
  const children: unknown[] = Array.isArray(node.children) ? node.children : []
  return children.reduce<number>((sum, child) => sum + charactersIn(child), own)
}
