import { convertHTMLToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import { JSDOM } from 'jsdom'
import type { RichTextField } from 'payload'
import { sanitizeHtml } from '../../../../lib/html/sanitizeHtml'

/** A formatted text of a box office as a field of ours stores it: paragraphs, headings, lists, emphasis and links; nothing that runs or loads. */
export const toRichText = (field: RichTextField, html: string): { root: unknown } =>
  convertHTMLToLexical({ editorConfig: editorConfigFactory.fromField({ field }), html: sanitizeHtml(html), JSDOM })
