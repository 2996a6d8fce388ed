import { plainText } from '../../../lib/content/plainText'
import { isUuid } from '../../../lib/ids/isUuid'
import { isRecord } from '../../../lib/objects/isRecord'

const TECHNICAL = new Set(['blockName', 'blockType', 'id', 'layout', 'relationTo', 'template', 'variant'])

/** The words in a value of many parts, a line for each. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return isUuid(value) ? '' : value
  if (Array.isArray(value)) return value.map(textsIn).filter(Boolean).join('\n')
  if (!isRecord(value)) return ''
  if ('root' in value) return plainText(value)
  return Object.entries(value)
    .filter(([name]) => !TECHNICAL.has(name))
    .map(([, inner]) => textsIn(inner))
    .filter(Boolean)
    .join('\n')
}
