import type { CollectionSlug } from 'payload'
import { proseIn } from './prose'
import { both, type Both } from './translated'

/** A block of a page or post, as data in both languages. */
export type Block = { blockType: string } & Record<string, unknown>

/** A link to a document of the site. */
export interface Link {
  label: Both
  to: { collection: Extract<CollectionSlug, 'events' | 'pages' | 'posts'>; id: string }
}

const linkRows = (links: readonly Link[]) =>
  links.map(({ label, to }) => ({ document: { relationTo: to.collection, value: to.id }, kind: 'document', label }))

export const hero = (heading: Both, lead: Both, image: string, links: readonly Link[] = []): Block => ({
  blockType: 'hero',
  heading,
  image,
  lead,
  links: linkRows(links),
})

/** Text in both languages, one line per paragraph. See `prose`. */
export const text = (en: readonly string[], cy?: readonly string[]): Block => ({
  blockType: 'text',
  content: proseIn(en, cy),
})

export const image = (id: string, caption: Both, width: 'full' | 'text' | 'wide' = 'wide'): Block => ({
  blockType: 'image',
  caption,
  image: id,
  width,
})

export const gallery = (images: readonly string[]): Block => ({ blockType: 'gallery', images })

export const columns = (
  rows: readonly { heading: Both; content: [en: string[], cy?: string[]]; image?: string }[],
): Block => ({
  blockType: 'columns',
  columns: rows.map(({ content, heading, image: picture }) => ({
    content: proseIn(...content),
    heading,
    image: picture,
  })),
})

export const callToAction = (heading: Both, line: Both, links: readonly Link[]): Block => ({
  blockType: 'callToAction',
  heading,
  links: linkRows(links),
  text: line,
})

export const quote = (quotation: Both, source: Both, stars?: number): Block => ({
  blockType: 'quote',
  quote: quotation,
  source,
  stars,
})

export const faq = (
  heading: Both,
  rows: readonly { question: Both; answer: [en: string[], cy?: string[]] }[],
): Block => ({
  blockType: 'faq',
  heading,
  questions: rows.map(({ answer, question }) => ({ answer: proseIn(...answer), question })),
})

export const comingEvents = (heading: Both, limit = 6): Block => ({
  blockType: 'eventList',
  heading,
  limit,
  source: 'coming',
})

export const eventsOf = (heading: Both, collection: string): Block => ({
  blockType: 'eventList',
  collection,
  heading,
  limit: 6,
  source: 'collection',
})

export const form = (id: string): Block => ({ blockType: 'form', form: id })

export const people = (heading: Both, ids: readonly string[]): Block => ({
  blockType: 'peopleList',
  heading,
  people: ids,
})

export const reusable = (id: string): Block => ({ blockType: 'reusable', content: id })

/** A block of the theme. Its values already contain both languages and row ids. */
export const ofTheme = (block: string, values: Record<string, unknown>): Block => ({
  block,
  blockType: 'themeBlock',
  values: both(values, values),
})
