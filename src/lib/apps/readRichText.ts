import { z } from 'zod'
import type { Translator } from '../../i18n/createTranslator'
import { isRichText, referencesOfText, type RichText, type RichTextNode } from './richText'

/** What the editor of a site makes. */
const KNOWN = new Set([
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
  'text',
  'upload',
])
const STANDS_ALONE = new Set(['horizontalrule', 'relationship', 'upload'])
const MOST_LEVELS = 30
const MOST_CHARACTERS = 100_000

export type RichTextReading = { problem: string } | { value: RichText | undefined }

/** Reads a rich text that was sent. One in which nothing is written is none. */
export function readRichText(given: unknown, t: Translator): RichTextReading {
  if (!isRichText(given)) return { problem: t('checkFormatted') }
  if (JSON.stringify(given).length > MOST_CHARACTERS)
    return { problem: t('checkFormattedLong', { most: MOST_CHARACTERS }) }
  const problem = problemOf(given.root, 0, t)
  if (problem) return { problem }
  const { references, strays } = referencesOfText(given)
  if (strays.length > 0 || references.some(({ id }) => !z.uuid().safeParse(id).success))
    return { problem: t('checkFormattedReference') }
  return { value: hasContent(given.root) ? given : undefined }
}

function problemOf(node: unknown, level: number, t: Translator): string | undefined {
  if (typeof node !== 'object' || node === null || !KNOWN.has(String((node as RichTextNode).type)))
    return t('checkFormattedStrange')
  if (level > MOST_LEVELS) return t('checkFormattedLevels', { most: MOST_LEVELS })
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
  if (linkType === 'internal') return true
  if (typeof url !== 'string') return false
  if (/^[/#]/.test(url)) return !url.startsWith('//')
  return URL.canParse(url) && /^(https?|mailto|tel):$/.test(new URL(url).protocol)
}

const hasContent = ({ children = [], text, type }: RichTextNode): boolean =>
  STANDS_ALONE.has(type) || Boolean(text?.trim()) || children.some(hasContent)
