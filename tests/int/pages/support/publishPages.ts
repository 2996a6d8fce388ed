import { randomUUID } from 'node:crypto'
import { writeDocuments, type BulkDocument } from '@/database/bulk/writeDocuments'
import { keysAfter } from '@/lib/content/orderKeys'
import { bulkTarget } from '@/collections/hooks/bulk'
import type { TestApp } from '@tests/support/boot'

const BELOW_EACH = 12

/**
 * Publishes so many pages, twelve below each from the top on.
 * @returns their ids, from the top to the bottom
 */
export async function publishPages(app: TestApp, tenant: string, count: number): Promise<string[]> {
  const keys = keysAfter(null, Math.max(BELOW_EACH, count))
  const planted: { id: string; path: string }[] = []
  let level: BulkDocument[] = []
  let levelStart = 0
  while (planted.length < count) {
    const parents = planted.length === 0 ? [null] : planted.slice(levelStart)
    levelStart = planted.length
    level = []
    for (const parent of parents) {
      for (let index = 0; index < BELOW_EACH && planted.length < count; index++) {
        const slug = `page-${planted.length}`
        const page = { id: randomUUID(), path: `${parent?.path ?? ''}/${slug}` }
        planted.push(page)
        level.push({
          id: page.id,
          data: {
            hideFromNavigation: false,
            order: keys[index],
            parent: parent?.id,
            relativePath: page.path,
            slug,
            slugLock: true,
            title: `Page ${slug}`,
          },
        })
      }
    }
    const { refused } = await writeDocuments(bulkTarget(app.payload, tenant, 'en'), 'pages', level)
    if (refused[0]) throw new Error(refused[0].reason)
  }
  return planted.map(({ id }) => id)
}
