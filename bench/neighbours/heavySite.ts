import { randomUUID } from 'node:crypto'
import autocannon, { type Request } from 'autocannon'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import type { App } from '../servers/apps'

const VISITORS = 8
const GUESSERS = 20
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

interface Counts {
  /** Number of requests that were answered with 200. */
  done: number
  refused: number
}

export interface Load {
  stop: () => Promise<Counts>
}

/** Sends visitors who ask for the heavy page again and again, each time for one that is not cached. */
export const visitHeavyPage = (app: App, path: string): Load =>
  // The outcome of a sign-up is shown to one visitor only.
  load(app, VISITORS, { headers: { Host: `${SLUG}.${new URL(app.url).host}` }, path: `${path}?newsletter=signedUp` })

/** Tries to sign in with a wrong password again and again, each time as somebody else. */
export const floodSignIn = (app: App): Load =>
  load(app, GUESSERS, {
    body: JSON.stringify({ email: 'flood[<id>]@test.example', password: 'not the one' }),
    headers: { 'Content-Type': 'application/json' },
    method: 'POST',
    path: '/api/users/login',
  })

function load({ url }: App, connections: number, request: Request): Load {
  const counts = { done: 0, refused: 0 }
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const options = { connections, duration: MAX_SECONDS, idReplacement: true, requests: [request], timeout: 60, url }
  const requests = autocannon(options, () => end())
  requests.on('response', (_client, status) => {
    if (status === 200) counts.done++
    else counts.refused++
  })
  return {
    stop: async () => {
      requests.stop()
      await ended
      return counts
    },
  }
}
