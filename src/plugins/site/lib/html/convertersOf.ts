import type { CollectionSlug } from 'payload'
import type { HTMLConverter, HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type {
  SerializedHeadingNode,
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedRelationshipNode,
  SerializedTextNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import { completeAddress } from '@/lib/content/richText/textAddress'
import { safeHref } from '@/lib/site/addresses'
import { plainText } from '@/lib/content/plainText'
import { directionOf } from '@/lib/languages/languages'
import { textDirection } from '@/lib/text/textDirection'
import { fileAddress } from '../pictures'
import { hrefOf, hrefOfTyped, type View } from '../View'
import { attributes, escapeHtml, pictureTag } from './html'
import { tableHtml } from './tableHtml'

/**
 * Returns rich text converters that differ from Payload's: links lead to published documents and files, and no element has
 * inline styles, which the content security policy may forbid.
 */
export function convertersOf(view: View, defaults: HTMLConverters): HTMLConverters {
  const writeText = defaults.text as HTMLConverter<SerializedTextNode>
  return {
    autolink: ({ node, nodesToHTML }) =>
      anchor(view, node.fields.url, nodesToHTML({ nodes: node.children }).join(''), node),
    heading: ({ node, nodesToHTML }) =>
      within(levelOf(node), nodesToHTML({ nodes: node.children }).join(''), placed(node, view)),
    link: ({ node, nodesToHTML }) =>
      anchor(view, addressOf(view, node), nodesToHTML({ nodes: node.children }).join(''), node),
    list: ({ node, nodesToHTML }) => list(node, nodesToHTML({ nodes: node.children }).join('')),
    listitem: ({ node, nodesToHTML }) => listItem(node, nodesToHTML({ nodes: node.children }).join(''), view),
    paragraph: ({ node, nodesToHTML }) =>
      within('p', nodesToHTML({ nodes: node.children }).join('') || '<br />', placed(node, view)),
    quote: ({ node, nodesToHTML }) =>
      within('blockquote', nodesToHTML({ nodes: node.children }).join(''), placed(node, view)),
    relationship: ({ node }) => card(view, node),
    table: ({ node, nodesToHTML }) => tableHtml(node, (nodes) => nodesToHTML({ nodes }).join(''), view),
    text: (args) => (typeof writeText === 'string' ? writeText : withoutStyles(writeText(args))),
    unknown: '',
    upload: ({ node }) => picture(view, node as SerializedUploadNode),
  }
}

const within = (tag: string, html: string, attached = ''): string => `<${tag}${attached}>${html}</${tag}>`

/** The page itself provides the first-level heading. */
const levelOf = ({ tag }: SerializedHeadingNode): string => (tag === 'h1' ? 'h2' : /^h[2-6]$/.test(tag) ? tag : 'h2')

interface TextBlock {
  format?: unknown
}

const ALIGNED = new Set<unknown>(['center', 'end', 'justify', 'left', 'right'])

/** The alignment of a block of text, and its direction where that is not the page's: in a text that is not translated. */
const placed = (node: TextBlock, { language }: Pick<View, 'language'>): string => {
  const direction = textDirection(plainText({ root: node }))
  return attributes({
    class: ALIGNED.has(node.format) ? `align-${String(node.format)}` : null,
    dir: direction !== null && direction !== directionOf(language) ? direction : null,
  })
}

function anchor(view: View, address: unknown, html: string, { fields }: { fields: { newTab?: unknown } }): string {
  const href = typeof address === 'string' ? safeHref(hrefOfTyped(view, completeAddress(address))) : null
  const opened = fields.newTab === true ? { rel: 'noopener', target: '_blank' } : {}
  return href ? `<a${attributes({ href, ...opened })}>${html}</a>` : html
}

function addressOf(view: View, { fields }: SerializedLinkNode): string | null {
  if (fields.linkType !== 'internal') return fields.url ?? null
  if (!fields.doc) return null
  const { relationTo, value } = fields.doc
  if (relationTo === 'files') {
    const filename = view.library.get('files', value)?.filename
    return filename ? fileAddress(filename) : null
  }
  return hrefOf(view, relationTo, view.library.get(relationTo as CollectionSlug, value) as object | null)
}

/** A numbered list that goes on after something else begins with its own number. */
const list = ({ listType, start, tag }: SerializedListNode, html: string): string =>
  tag === 'ol'
    ? within('ol', html, attributes({ class: 'list-number', start: start > 1 ? start : null }))
    : within('ul', html, attributes({ class: `list-${listType === 'check' ? 'check' : 'bullet'}` }))

/** Nested lists are wrapped in an item of their own. */
const listItem = (node: SerializedListItemNode, html: string, view: View): string =>
  node.children.some(({ type }) => type === 'list')
    ? within('li', html, attributes({ class: 'nested' }))
    : within('li', html, placed(node, view))

/** One style is written within the other, so the inner one comes first. */
const STYLE = /<span style="text-decoration: (line-through|underline);">((?:(?!<span).)*?)<\/span>/gs

const withoutStyles = (html: string): string => {
  const next = html.replace(STYLE, (_, how: string, text: string) => within(how === 'underline' ? 'u' : 's', text))
  return next === html ? html : withoutStyles(next)
}

function picture({ library }: View, { relationTo, value }: SerializedUploadNode): string {
  const media = relationTo === 'media' ? library.get('media', value) : null
  if (!media) return ''
  const caption = media.caption ? within('figcaption', escapeHtml(media.caption)) : ''
  return within('figure', pictureTag(media, { cut: 'whole', sizes: '(min-width: 46rem) 42rem, 100vw' }) + caption)
}

function card(view: View, { relationTo, value }: SerializedRelationshipNode): string {
  const found = view.library.get(relationTo as CollectionSlug, value) as {
    name?: string
    slug?: string
    title?: string
  } | null
  const href = hrefOf(view, relationTo, found)
  return href && found
    ? `<p class="aside-link">${anchor(view, href, escapeHtml(found.title ?? found.name ?? ''), { fields: {} })}</p>`
    : ''
}
