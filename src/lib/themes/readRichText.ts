import { z } from 'zod'
import type { Translator } from '@/i18n/createTranslator'
import { tidyRichText } from '@/lib/content/richText/tidyRichText'
import { isTextAddress } from '@/lib/content/richText/textAddress'
import type { RichText, RichTextNode } from '@/lib/content/richText/nodes'
import { isRichText, referencesOfText } from '@/lib/apps/richText'

/** Node types of the site's editor. */
const NODE_TYPES = new Set([
  'autolink',
  'heading',
  'horizontalrule',
  'linebreak',
  'link',
  'list',
  'listitem',
  'paragraph',
  'quote',
  'relationship',
  'root',
  'tab',
  'table',
  'tablecell',
  'tablerow',
  'text',
  'upload',
])
const CONTENT_NODES = new Set(['horizontalrule', 'relationship', 'upload'])
const MAX_LEVELS = 30
const MAX_CHARACTERS = 100_000

export type RichTextReading = { problem: string } | { value: RichText | undefined }

/** Validates and tidies a submitted rich text. A text without content becomes undefined. */
export function readRichText(submitted: unknown, t: Translator): RichTextReading {
  if (!isRichText(submitted)) return { problem: t('checkFormatted') }
  const tidied = tidyRichText(submitted)
  if (JSON.stringify(submitted).length > MAX_CHARACTERS)
    return { problem: t('checkFormattedLong', { most: MAX_CHARACTERS }) }
  const problem = problemOf(tidied.root, 0, t)
  if (problem) return { problem }
  const { references, strays } = referencesOfText(tidied)
  if (strays.length > 0 || references.some(({ id }) => !z.uuid().safeParse(id).success))
    return { problem: t('checkFormattedReference') }
  return { value: hasContent(tidied.root) ? tidied : undefined }
}

function problemOf(node: unknown, level: number, t: Translator): string | undefined {
  if (typeof node !== 'object' || node === null || !NODE_TYPES.has(String((node as RichTextNode).type)))
    return t('checkFormattedStrange')
  if (level > MAX_LEVELS) return t('checkFormattedLevels', { most: MAX_LEVELS })
  const { children, fields, text, type } = node as RichTextNode
  if (type === 'text' && typeof text !== 'string') return t('checkFormatted')
  if ((type === 'link' || type === 'autolink') && !isLink(fields)) return t('checkFormattedLink')
  if (children === undefined) return undefined
  if (!Array.isArray(children)) return t('checkFormatted')
  for (const child of children) {
    const problem = problemOf(child, level + 1, t)
    if (problem) return problem
  }
  return undefined
}

function isLink(fields: unknown): boolean {
  const { linkType, url } = (fields ?? {}) as { linkType?: unknown; url?: unknown }
  return linkType === 'internal' || isTextAddress(url)
}

const hasContent = ({ children = [], text, type }: RichTextNode): boolean =>
  CONTENT_NODES.has(type) || Boolean(text?.trim()) || children.some(hasContent)
