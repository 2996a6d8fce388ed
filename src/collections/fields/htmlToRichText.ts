import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'
import { cleanPaste } from '@/lib/content/paste/cleanPaste'
import { isSmallEnoughToParse } from '@/lib/html/isBounded'
import { newWindow } from '@/lib/html/newWindow'
import { sanitizeHtml } from '@/lib/html/sanitizeHtml'

let parser: DOMParser | undefined

/** Parses HTML without running or loading anything. One parser is shared: creating a window takes longer than everything else. */
export const parseHtml = (html: string): Document =>
  (parser ??= new (newWindow().DOMParser)()).parseFromString(html, 'text/html')

/** The part of jsdom's interface that the conversion needs. */
class ParsedDocument {
  readonly window: { document: Document }

  constructor(html: string) {
    this.window = { document: parseHtml(html) }
  }
}

/**
 * Converts HTML of another system, such as a box office or an old website, to a rich text as if staff had pasted it: paragraphs, headings, lists, tables, emphasis and
 * links; no pictures, scripts or external resources.
 */
export const htmlToRichText = (field: RichTextField, html: string): { root: unknown } =>
  convertHTMLToLexical({
    editorConfig: editorConfigFactory.fromField({ field }),
    html: sanitizeHtml(isSmallEnoughToParse(html) ? cleanPaste(html, parseHtml).html : html, 'text'),
    JSDOM: ParsedDocument,
  })
