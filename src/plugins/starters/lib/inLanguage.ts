import { CODES } from '@/lib/languages/codes'
import { blockNode, paragraphNode, richTextOf, wordsNode, type RichText } from '@/lib/content/richText/nodes'
import { isRecord } from '@/lib/values'

interface Options {
  language: string
  /** Name of the site, which texts mention as `{site}`. */
  site: string
}

/** Fields of blocks whose text is formatted. */
const FORMATTED = new Set(['answer', 'content'])

const LANGUAGES = new Set<string>(CODES)

/** Whether a value has its texts by language. */
const isTranslated = (value: Record<string, unknown>): boolean =>
  'en' in value && Object.keys(value).every((key) => LANGUAGES.has(key))

/**
 * Converts data of a starter to what Payload stores in one language. A text that is missing in the language is in
 * English. Formatted text is a list of lines; `## ` begins a heading.
 */
export function inLanguage(value: unknown, options: Options): unknown {
  if (typeof value === 'string') return value.replaceAll('{site}', () => options.site)
  if (Array.isArray(value)) return value.map((item: unknown) => inLanguage(item, options))
  if (!isRecord(value)) return value
  if (isTranslated(value)) return inLanguage(value[options.language] ?? value.en, options)
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const converted = inLanguage(item, options)
      return [name, FORMATTED.has(name) && Array.isArray(converted) ? toRichText(converted.map(String)) : converted]
    }),
  )
}

/** A text of a starter in one language. */
export const textIn = (value: unknown, options: Options): string => String(inLanguage(value ?? '', options))

const toRichText = (lines: string[]): RichText =>
  richTextOf(
    lines.map((line) =>
      line.startsWith('## ')
        ? blockNode('heading', [wordsNode(line.slice(3))], { tag: 'h2' })
        : paragraphNode([wordsNode(line)]),
    ),
  )
