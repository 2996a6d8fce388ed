import { slugify } from '@/lib/content/slugify'
import { textOfHtml } from '@/lib/html/textOfHtml'
import { eventOf, isEventType, venueOf } from './events'
import { customFields, isContentType } from './customFields'
import type { ExportedItem, ItemData } from './item'
import { menuEntryOf } from './menus'
import { oldPath } from './oldPath'
import type { Entry } from './readEntries'
import { isSystemTaxonomy, taxonomyFields, termName } from './taxonomies'
import { cut } from '../texts/cut'

/** Post types in which WordPress and its editors keep their own state. */
const SYSTEM =
  /^(?:revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-\w+|elementor_\w+|event-recurring)$/
/** States of what nobody was to see any more, or not yet. */
const DROPPED = new Set(['auto-draft', 'trash'])

const MAX_TITLE = 300

/** The type of those who wrote in the old website. */
export const AUTHOR = 'author'

/** Taxonomies of posts; event plugins keep venues in others. */
const CATEGORY = 'category'

/** What an entry of an export is; null if it is nothing that a website shows. */
export function toItem(entry: Entry): ExportedItem | null {
  const { name, texts } = entry
  if (name === 'wp:author') return authorOf(texts)
  if (name === 'wp:category') return categoryOf(texts)
  if (name === 'wp:tag') return null
  if (name === 'wp:term') return termOf(texts)
  return itemOf(entry)
}

function authorOf(texts: Entry['texts']): ExportedItem | null {
  const login = texts['wp:author_login']?.trim()
  if (!login) return null
  const names = [texts['wp:author_first_name'], texts['wp:author_last_name']]
    .map((text) => text?.trim())
    .filter(Boolean)
  const title = texts['wp:author_display_name']?.trim() || names.join(' ') || login
  return { data: {}, kind: 'author', oldId: login, path: null, title: titleOf(title), type: AUTHOR }
}

function categoryOf(texts: Entry['texts']): ExportedItem | null {
  const slug = texts['wp:category_nicename']?.trim()
  if (!slug) return null
  return {
    data: { excerpt: texts['wp:category_description'] ?? '', slug: slugify(slug) },
    kind: 'category',
    oldId: slug,
    // Exports name no addresses of categories; this is where WordPress has them unless somebody has changed it.
    path: `/category/${slug}`,
    title: titleOf(texts['wp:cat_name'] ?? slug),
    type: CATEGORY,
  }
}

/** Taxonomies in which Modern Events Calendar and Event Organiser keep venues, and WordPress its menus. */
function termOf(texts: Entry['texts']): ExportedItem | null {
  const taxonomy = texts['wp:term_taxonomy'] ?? ''
  const slug = texts['wp:term_slug']?.trim()
  if (!slug) return null
  const title = titleOf(texts['wp:term_name'] ?? slug)
  if (taxonomy === 'nav_menu') return { data: {}, kind: 'menu', oldId: slug, path: null, title, type: taxonomy }
  if (taxonomy !== 'event-venue' && taxonomy !== 'mec_location') return null
  const ids = taxonomy === 'mec_location' ? (texts['wp:term_id'] ?? slug) : slug
  return { data: { venue: {} }, kind: 'venue', oldId: `${taxonomy}:${ids}`, path: null, title, type: taxonomy }
}

function itemOf(entry: Entry): ExportedItem | null {
  const { meta, terms, texts } = entry
  const type = texts['wp:post_type'] ?? ''
  const oldId = texts['wp:post_id']?.trim()
  const state = texts['wp:status'] ?? 'publish'
  // Whoever had no password could not read it.
  const status = state === 'publish' && texts['wp:post_password'] ? 'private' : state
  if (!oldId || !type || SYSTEM.test(type) || DROPPED.has(status)) return null
  if (type === 'nav_menu_item') return menuEntryOf(entry, oldId)
  const base = { oldId, path: oldPath(texts.link), title: titleOf(texts.title ?? ''), type }
  if (type === 'attachment') return attachmentOf(entry, base)
  if (type === 'redirect_rule') {
    const redirect = {
      from: meta._redirect_rule_from ?? '',
      permanent: meta._redirect_rule_status_code !== '302',
      to: meta._redirect_rule_to ?? '',
    }
    return { ...base, data: { redirect, status }, kind: 'redirect', path: null, title: redirect.from || base.title }
  }
  const data: ItemData = {
    content: texts['content:encoded'] ?? '',
    status,
    ...optional('author', texts['dc:creator']),
    ...optional('date', instantOf(texts['wp:post_date_gmt'])),
    ...optional('excerpt', texts['excerpt:encoded']),
    ...optional('order', Number(texts['wp:menu_order']) || undefined),
    ...optional('parent', texts['wp:post_parent'] === '0' ? undefined : texts['wp:post_parent']),
    ...optional('picture', meta._thumbnail_id),
    ...optional('slug', slugify(decoded(texts['wp:post_name'] ?? ''))),
  }
  if (type === 'page') return { ...base, data, kind: 'page' }
  const categories = terms.filter(({ domain }) => domain === CATEGORY).map(({ nicename }) => nicename)
  const tags = terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => termName(name))
  if (type === 'post') return { ...base, data: { ...data, categories, tags }, kind: 'post' }
  const venue = venueOf(type, entry)
  if (venue) return { ...base, data: { ...data, venue: venue.data }, kind: 'venue', oldId: venue.oldId ?? oldId }
  if (type === 'tribe_organizer') return { ...base, data, kind: 'organizer' }
  const event = isEventType(type) ? eventOf(type, entry) : null
  if (!event) {
    // What the entries of other types hold is kept if a person could have read it: it may be mapped.
    const fields = customFields(meta, taxonomyFields(terms))
    const kept = isContentType(type) ? { ...data, categories, fields, tags } : { status }
    return { ...base, data: kept, kind: 'other' }
  }
  const parent = event.partOf
  return parent && parent !== oldId
    ? { ...base, data: { event: event.data, parent, status }, kind: 'performance' }
    : { ...base, data: { ...data, event: event.data }, kind: 'event' }
}

function attachmentOf(
  { meta, terms, texts }: Entry,
  base: Pick<ExportedItem, 'oldId' | 'path' | 'title' | 'type'>,
): ExportedItem {
  const file = texts['wp:attachment_url'] || texts.guid || ''
  const isPicture = /\.(?:avif|gif|heic|jpe?g|png|svg|webp|mp3|ogg|mp4|webm)$/i.test(file.replace(/[?#].*$/s, ''))
  // Plugins for media sort them into taxonomies of their own.
  const tags = terms.flatMap(({ domain, name }) => (isSystemTaxonomy(domain) ? [] : [termName(name)]))
  const caption = texts['excerpt:encoded'] ? textOfHtml(texts['excerpt:encoded']) : undefined
  return {
    ...base,
    data: {
      file,
      ...optional('alt', meta._wp_attachment_image_alt),
      ...optional('excerpt', caption),
      ...(tags.length > 0 && { tags }),
    },
    kind: isPicture ? 'picture' : 'file',
    path: null,
  }
}

/** Titles are HTML in WordPress. */
const titleOf = (html: string): string => cut(textOfHtml(html).replaceAll('\n', ' '), MAX_TITLE)

const optional = <Name extends string, Value>(name: Name, value: Value | undefined): { [key in Name]?: Value } =>
  (value === undefined || value === '' ? {} : { [name]: value }) as { [key in Name]?: Value }

/** Drafts have no moment: `0000-00-00 00:00:00`. */
function instantOf(gmt: string | undefined): string | undefined {
  const time = Date.parse(`${(gmt ?? '').replace(' ', 'T')}Z`)
  return Number.isNaN(time) || time <= 0 ? undefined : new Date(time).toISOString()
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
