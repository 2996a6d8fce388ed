import type { CollectionSlug } from 'payload'
import type { HTMLConverter, HTMLConverters } from '@payloadcms/richtext-lexical/html'
import type {
  SerializedHeadingNode,
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedRelationshipNode,
  SerializedTextNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical'
import { completeAddress } from '@/lib/content/richText/textAddress'
import { safeHref } from '@/lib/site/addresses'
import { hrefOf, type View } from '../View'
import { escapeHtml, pictureTag } from './html'
import { tableHtml } from './tableHtml'

/**
 * Returns rich text converters that differ from Payload's: links lead to published documents, and no element has inline
 * styles, which the content security policy may forbid.
 */
export function convertersOf(view: View, defaults: HTMLConverters): HTMLConverters {
  const writeText = defaults.text as HTMLConverter<SerializedTextNode>
  return {
    autolink: ({ node, nodesToHTML }) => anchor(node.fields.url, nodesToHTML({ nodes: node.children }).join('')),
    heading: ({ node, nodesToHTML }) => within(levelOf(node), nodesToHTML({ nodes: node.children }).join('')),
    link: ({ node, nodesToHTML }) => anchor(addressOf(view, node), nodesToHTML({ nodes: node.children }).join('')),
    listitem: ({ node, nodesToHTML }) => listItem(node, nodesToHTML({ nodes: node.children }).join('')),
    relationship: ({ node }) => card(view, node),
    table: ({ node, nodesToHTML }) => tableHtml(node, (nodes) => nodesToHTML({ nodes }).join(''), view),
    text: (args) => (typeof writeText === 'string' ? writeText : withoutStyles(writeText(args))),
    unknown: '',
    upload: ({ node }) => picture(view, node as SerializedUploadNode),
  }
}

const within = (tag: string, html: string): string => `<${tag}>${html}</${tag}>`

/** The page itself provides the first-level heading. */
const levelOf = ({ tag }: SerializedHeadingNode): string => (tag === 'h1' ? 'h2' : /^h[2-6]$/.test(tag) ? tag : 'h2')

function anchor(address: unknown, html: string): string {
  const href = typeof address === 'string' ? safeHref(completeAddress(address)) : null
  return href ? `<a href="${escapeHtml(href)}">${html}</a>` : html
}

function addressOf(view: View, { fields }: SerializedLinkNode): string | null {
  if (fields.linkType !== 'internal') return fields.url ?? null
  if (!fields.doc) return null
  const { relationTo, value } = fields.doc
  return hrefOf(view, relationTo, view.library.get(relationTo as CollectionSlug, value) as object | null)
}

/** Nested lists are wrapped in an item of their own. */
const listItem = ({ children }: SerializedListItemNode, html: string): string =>
  children.some(({ type }) => type === 'list') ? `<li class="nested">${html}</li>` : within('li', html)

const withoutStyles = (html: string): string =>
  html.replace(
    /<span style="text-decoration: (line-through|underline);">(.*?)<\/span>/gs,
    (_, how: string, text: string) => within(how === 'underline' ? 'u' : 's', text),
  )

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
  return href && found ? `<p class="aside-link">${anchor(href, escapeHtml(found.title ?? found.name ?? ''))}</p>` : ''
}
