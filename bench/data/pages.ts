import { randomUUID } from 'node:crypto'
import type { BulkDocument } from '@/database/bulk/writeDocuments'

export const SENTENCE =
  'The company rehearses in the old foundry beside the river, and the doors open an hour before each performance. '

/** The blocks of a page: hero, texts, picture, FAQ and call to action. About 4 KB. */
export const layoutWith = (picture: string): Record<string, unknown>[] => [
  { blockType: 'hero', heading: 'A season by the river', id: blockId(), image: picture, lead: SENTENCE, links: [] },
  { blockType: 'text', content: richText(4), id: blockId() },
  { blockType: 'image', caption: 'The foyer', id: blockId(), image: picture, width: 'wide' },
  { blockType: 'text', content: richText(6), id: blockId() },
  {
    blockType: 'faq',
    heading: 'Questions',
    id: blockId(),
    questions: [{ answer: richText(1), id: blockId(), question: 'Is there a cloakroom?' }],
  },
  {
    blockType: 'callToAction',
    heading: 'Come along',
    id: blockId(),
    links: [{ address: 'https://tickets.example', id: blockId(), kind: 'address', label: 'Book' }],
    text: SENTENCE,
  },
]

/** Pages of one tenant. Every tenth page is a child of the first. */
export function pagesOf(count: number, pictures: string[]): BulkDocument[] {
  const first = randomUUID()
  return Array.from({ length: count }, (_, index) => ({
    id: index === 0 ? first : randomUUID(),
    data: {
      hideFromNavigation: false,
      image: pictures[index % pictures.length],
      layout: layoutWith(pictures[index % pictures.length]!),
      // Like the order keys of the page tree: none ends in a zero, so that there is room before each.
      order: `a0${String(index).padStart(5, '0')}V`,
      parent: index > 0 && index % 10 === 0 ? first : undefined,
      relativePath: `/page-${index}`,
      slug: `page-${index}`,
      slugLock: true,
      summary: SENTENCE,
      title: `Page ${index}`,
    },
  }))
}

/** Media rows without files, as no benchmark opens one. */
export const picturesOf = (count: number): BulkDocument[] =>
  Array.from({ length: count }, () => {
    const id = randomUUID()
    const filename = `${id}.jpg`
    return {
      id,
      data: {
        alt: 'The foyer',
        filename,
        filesize: 180_000,
        height: 1080,
        mimeType: 'image/jpeg',
        title: filename,
        visibility: 'public',
        width: 1920,
      },
    }
  })

const richText = (paragraphs: number) => ({
  root: {
    children: Array.from({ length: paragraphs }, () =>
      node('paragraph', {
        children: [node('text', { detail: 0, format: 0, mode: 'normal', style: '', text: SENTENCE })],
        textFormat: 0,
      }),
    ),
    direction: 'ltr',
    format: '',
    indent: 0,
    type: 'root',
    version: 1,
  },
})

const node = (type: string, more: object) => ({ direction: 'ltr', format: '', indent: 0, type, version: 1, ...more })

const blockId = (): string => randomUUID().replaceAll('-', '').slice(0, 24)
