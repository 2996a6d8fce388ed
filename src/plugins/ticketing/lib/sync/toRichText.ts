import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { RichTextField } from 'payload'
import { sanitizeHtml } from '../../../../lib/html/sanitizeHtml'

let parser: DOMParser | undefined

/** What the conversion needs of jsdom: a document. One window parses them all; to make one takes longer than the rest. */
class ParsedDocument {
  readonly window: { document: Document }

  constructor(html: string) {
    parser ??= new new JSDOM('').window.DOMParser()
    this.window = { document: parser.parseFromString(html, 'text/html') }
  }
}

/** A formatted text of a box office as a field of ours stores it: paragraphs, headings, lists, emphasis and links; nothing that runs or loads. */
export const toRichText = (field: RichTextField, html: string): { root: unknown } =>
  convertHTMLToLexical({
    editorConfig: editorConfigFactory.fromField({ field }),
    html: sanitizeHtml(html),
    JSDOM: ParsedDocument,
  })
