import { randomUUID } from 'node:crypto'
import { readNewestVersions } from '@/exports/server'
import { documentPath } from '@/lib/site/addresses'
import { addItems, listAddressed, type NewItem } from '../../database/items'
import { foldedOldPath } from '../export/oldPath'
import { ADDRESSED_KINDS } from '../states'
import type { Bringing } from './Bringing'

const BATCH = 200

/** Adds a redirect for each old address whose document has another one now. */
export async function planRedirects({ payload, website }: Bringing): Promise<void> {
  const brought = (await listAddressed({ payload }, website.id, [...ADDRESSED_KINDS])).filter(
    ({ documentId, path, state }) => documentId && path !== '/' && (state === 'brought' || state === 'known'),
  )
  const last = brought.at(-1)?.position ?? 0
  for (const [collection, group] of Map.groupBy(brought, (item) => item.collection ?? ''))
    for (let start = 0; start < group.length; start += BATCH) {
      const items = group.slice(start, start + BATCH)
      const ids = items.map(({ documentId }) => documentId ?? '')
      const versions = await readNewestVersions({ payload }, collection, ids, website.locale)
      const there = versions.filter(({ isTrashed }) => !isTrashed)
      const paths = new Map(there.map(({ data, id }) => [id, documentPath(collection, data)]))
      const added = items.flatMap(({ documentId, kind, oldId, path, position, status, title, type }): NewItem[] => {
        const to = paths.get(documentId ?? '')
        if (!path || !to || foldedOldPath(path) === foldedOldPath(to)) return []
        return [
          {
            data: {
              parent: `${kind}:${oldId}`,
              redirect: { from: path, permanent: true, to },
              status: status ?? 'publish',
            },
            id: randomUUID(),
            kind: 'redirect',
            oldId: `to ${kind}:${oldId}`,
            path: null,
            position: last + 1 + position,
            tenantId: website.tenantId,
            title: title || path,
            type,
            websiteId: website.id,
          },
        ]
      })
      await addItems({ payload }, added)
    }
}
