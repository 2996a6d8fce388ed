import { readdirSync } from 'node:fs'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { person, signIn, type App, type Person } from './person'
import { hashOf, type Written } from './writers'

export interface Proof {
  files: number
  /** Number of documents of other sites that were inaccessible. */
  foreign: number
  pages: number
}

/** A restored installation. */
export interface Restored {
  app: App
  databaseUrl: string
}

const FOREIGN_SAMPLE = 20

/**
 * Checks a restored installation through its API.
 * @param written documents that must exist
 * @param sessions tokens of users who were signed in before, by site
 * @throws an error that names what is missing
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
      throw new Error(`${site}: a session is no longer valid`)
    const own = [...written.values()].filter((document) => document.site === site)
    const titles = await readTitles(owner)
    for (const { content, filename, id, revision } of own) {
      const title = titles.get(id)
      if (!title) throw new Error(`${site}: an acknowledged write is missing (${id})`)
      if (content) {
        if ((await readFile(owner, filename ?? '')) !== content)
          throw new Error(`${site}: ${filename} differs from the uploaded file`)
        proof.files++
      } else {
        if (revisionOf(title) < revision) throw new Error(`${site}: revision ${revision} is missing (${title})`)
        proof.pages++
      }
    }
    proof.foreign += await assertForeign(
      owner,
      [...written.values()].filter((document) => document.site !== site),
      titles,
    )
  }
  return proof
}

/** How many of the documents written after the restore point exist. */
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
  const applied = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return new Set(rows.map(({ name }) => name))
  })
  const missing = files.filter((name) => !applied.has(name))
  if (missing.length > 0) throw new Error(`Migrations are missing: ${missing.join(', ')}`)
}

/** Titles of all documents that the drill wrote and this user can see. */
async function readTitles(user: Person): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  for (const collection of ['pages', 'files'])
    for (let page = 1, more = true; more; page++) {
      const response = await user.call(
        'GET',
        `/${collection}?depth=0&limit=100&page=${page}&select[title]=true&sort=id`,
      )
      if (!response?.ok) throw new Error(`Could not read the list of ${collection}: status ${response?.status}`)
      const body = (await response.json()) as { docs: { id: string; title: string }[]; hasNextPage: boolean }
      for (const { id, title } of body.docs) titles.set(id, title)
      more = body.hasNextPage
    }
  return titles
}

async function readFile(user: Person, filename: string): Promise<string> {
  const response = await user.call('GET', `/files/file/${encodeURIComponent(filename)}`)
  return response?.ok ? hashOf(new Uint8Array(await response.arrayBuffer())) : `status ${response?.status}`
}

/** Documents of other sites must not be in a list, found by id, or have accessible files. */
async function assertForeign(
  user: Person,
  foreign: { collection: string; filename?: string; id: string }[],
  titles: Map<string, string>,
): Promise<number> {
  const listed = foreign.find(({ id }) => titles.has(id))
  if (listed) throw new Error(`A list shows a document of another site (${listed.id})`)
  const sample = foreign.slice(-FOREIGN_SAMPLE)
  for (const { collection, filename, id } of sample) {
    const paths = [`/${collection}/${id}`, ...(filename ? [`/files/file/${encodeURIComponent(filename)}`] : [])]
    for (const path of paths) {
      const response = await user.call('GET', path)
      if (response?.ok !== false) throw new Error(`A document of another site is shown at ${path}`)
    }
  }
  return foreign.length
}

const revisionOf = (title: string): number => Number(/revision (\d+)$/.exec(title)?.[1] ?? 0)
