import { randomUUID } from 'node:crypto'
import autocannon from 'autocannon'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import type { App } from '../servers/apps'

const VISITORS = 8
const SLUG = 'neighbour-1'
const MAX_SECONDS = 600

/** Stays below the time limit of a Liquid block. */
const TEMPLATE =
  '{% for a in (1..120) %}{% for b in (1..120) %}{% if b == a %}{{ a }}{% endif %}{% endfor %}{% endfor %}'

/** Gives a page of another tenant a heavy template. @returns its path */
export async function makeHeavyPage(url: string): Promise<string> {
  const id = randomUUID().replaceAll('-', '').slice(0, 24)
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ relative_path: string }>(
      `update pages set layout = $1 where id = (
        select p.id from pages p join tenants t on t.id = p.tenant_id where t.slug = $2 order by p.id limit 1
      ) returning relative_path`,
      [JSON.stringify([{ blockType: 'liquid', id, template: TEMPLATE }]), SLUG],
    )
    if (!rows[0]) throw new Error(`There is no page of ${SLUG}: choose two tenants or more`)
    return rows[0].relative_path
  })
}

export interface Load {
  /** Ends the visits. @returns number of pages that were rendered, and of those that were refused */
  stop: () => Promise<{ refused: number; rendered: number }>
}

/** Sends visitors who ask for the heavy page again and again, each time for one that is not cached. */
export function visitHeavyPage({ url }: App, path: string): Load {
  const counts = { refused: 0, rendered: 0 }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const options = {
    connections: VISITORS,
    duration: MAX_SECONDS,
    // The outcome of a sign-up is shown to one visitor only.
    requests: [{ headers: { Host: `${SLUG}.${new URL(url).host}` }, path: `${path}?newsletter=signedUp` }],
    timeout: 60,
    url,
  }
  const visits = autocannon(options, () => end())
  visits.on('response', (_client, status) => {
    if (status === 200) counts.rendered++
    else counts.refused++
  })
  return {
    stop: async () => {
      visits.stop()
      await ended
      return counts
    },
  }
}
