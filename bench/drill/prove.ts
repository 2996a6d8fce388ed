import { readdirSync } from 'node:fs'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { person, signIn, type App, type Person } from './person'
import { hashOf, type Written } from './writers'

export interface Proof {
  files: number
  /** What was asked of the neighbours and refused. */
  foreign: number
  pages: number
}

/** A restored installation. */
export interface Restored {
  app: App
  databaseUrl: string
}

const FOREIGN = 20

/**
 * Looks at a restored installation as its people do.
 * @param written what must be there
 * @param sessions tokens of people who were signed in before, by site
 * @throws naming what is missing
 */
export async function prove(
  { app, databaseUrl }: Restored,
  written: Written,
  sessions: Record<string, string>,
): Promise<Proof> {
  await assertMigrated(databaseUrl)
  const proof = { files: 0, foreign: 0, pages: 0 }
  for (const [site, token] of Object.entries(sessions)) {
    const owner = await signIn(app, `owner@${site}.test`)
    if ((await person(app, token).call('GET', '/users/me'))?.status !== 200)
      throw new Error(`${site}: a session is gone`)
    const own = [...written.values()].filter((one) => one.site === site)
    const titles = await readTitles(owner)
    for (const { content, filename, id, revision } of own) {
      const title = titles.get(id)
      if (!title) throw new Error(`${site}: an acknowledged write is missing (${id})`)
      if (content) {
        if ((await readFile(owner, filename ?? '')) !== content)
          throw new Error(`${site}: ${filename} is not as uploaded`)
        proof.files++
      } else {
        if (revisionOf(title) < revision) throw new Error(`${site}: revision ${revision} is missing (${title})`)
        proof.pages++
      }
    }
    proof.foreign += await assertForeign(
      owner,
      [...written.values()].filter((one) => one.site !== site),
      titles,
    )
  }
  return proof
}

/** Of those written after a moment, how many are there. */
export async function countPresent({ app }: Restored, ids: string[], sites: string[]): Promise<number> {
  let present = 0
  for (const site of sites) {
    const titles = await readTitles(await signIn(app, `owner@${site}.test`))
    present += ids.filter((id) => titles.has(id)).length
  }
  return present
}

async function assertMigrated(databaseUrl: string): Promise<void> {
  const files = readdirSync('src/migrations').flatMap((name) => (/^\d.*\.ts$/.test(name) ? [name.slice(0, -3)] : []))
  const done = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return new Set(rows.map(({ name }) => name))
  })
  const missing = files.filter((name) => !done.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}

/** Titles of all that the drill has written and this person can see. */
async function readTitles(who: Person): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const collection of ['pages', 'files'])
    for (let page = 1, more = true; more; page++) {
      const answer = await who.call('GET', `/${collection}?depth=0&limit=100&page=${page}&select[title]=true&sort=id`)
      if (!answer?.ok) throw new Error(`A list of ${collection} cannot be read: ${answer?.status}`)
      const body = (await answer.json()) as { docs: { id: string; title: string }[]; hasNextPage: boolean }
      for (const { id, title } of body.docs) titles.set(id, title)
      more = body.hasNextPage
    }
  return titles
}

async function readFile(who: Person, filename: string): Promise<string> {
  const answer = await who.call('GET', `/files/file/${encodeURIComponent(filename)}`)
  return answer?.ok ? hashOf(new Uint8Array(await answer.arrayBuffer())) : `status ${answer?.status}`
}

/** Neighbours are neither in a list, nor found by their id, nor are their files. */
async function assertForeign(
  who: Person,
  foreign: { collection: string; filename?: string; id: string }[],
  seen: Map<string, string>,
): Promise<number> {
  const listed = foreign.find(({ id }) => seen.has(id))
  if (listed) throw new Error(`A list shows a document of another site (${listed.id})`)
  const tried = foreign.slice(-FOREIGN)
  for (const { collection, filename, id } of tried) {
    const paths = [`/${collection}/${id}`, ...(filename ? [`/files/file/${encodeURIComponent(filename)}`] : [])]
    for (const path of paths) {
      const answer = await who.call('GET', path)
      if (answer?.ok !== false) throw new Error(`A document of another site is shown at ${path}`)
    }
  }
  return foreign.length
}

const revisionOf = (title: string): number => Number(/revision (\d+)$/.exec(title)?.[1] ?? 0)
