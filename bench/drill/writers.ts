import { createHash } from 'node:crypto'
import { waitUntil } from '../../scripts/lib/waitUntil.mjs'
import type { Person } from './person'

/** A document as last acknowledged. */
interface Acknowledged {
  /** When its last request was sent, by `performance.now()`. */
  sentAt: number
  collection: 'files' | 'pages'
  /** SHA-256 of the file content. */
  content?: string
  filename?: string
  id: string
  /** Starts at 1 and increases with each save. */
  revision: number
  site: string
}

/** Acknowledged documents at a point in time, by id. */
export type Written = ReadonlyMap<string, Acknowledged>

export interface Writers {
  /** Failed requests so far. */
  failures: () => string[]
  /**
   * Waits for `count` more acknowledged writes.
   * @throws if one fails before that
   */
  go: (count: number) => Promise<void>
  /** Stops the writers. */
  stop: () => Promise<void>
  written: () => Written
}

/** The title of a page, which contains its revision. */
const titleOf = (name: string, revision: number): string => `Drill ${name}, revision ${revision}`

const UPLOAD_EVERY = 5
const WRITERS_PER_SITE = 2
/** Upper limit for all writers together. */
const MAX_WRITES = 20_000

/** Users of each site create pages, save them again and upload files until stopped. */
export function startWriters(people: Record<string, Person>, ids: Record<string, string>): Writers {
  const written = new Map<string, Acknowledged>()
  const failures: string[] = []
  let count = 0
  let isStopped = false

  async function record(
    site: string,
    request: Promise<Response | null>,
    revision: number,
    content?: string,
  ): Promise<string> {
    const sentAt = performance.now()
    const response = await request
    if (!response?.ok) {
      failures.push(`${response?.status ?? 'no answer'} ${(await response?.text())?.slice(0, 200) ?? ''}`)
      return ''
    }
    const { doc } = (await response.json()) as { doc: { filename?: string; id: string } }
    const collection = content ? 'files' : 'pages'
    written.set(doc.id, { sentAt, collection, content, filename: doc.filename, id: doc.id, revision, site })
    count++
    return doc.id
  }

  async function write(site: string, user: Person, name: string, step: number): Promise<void> {
    if (step % UPLOAD_EVERY === 0) {
      const text = `${name} ${'x'.repeat(1 + step * 37)}`
      const form = new FormData()
      form.append('file', new File([text], `${name}.txt`, { type: 'text/plain' }))
      const data = { _status: 'published', tenant: ids[site], title: name, visibility: 'private' }
      form.append('_payload', JSON.stringify(data))
      return void (await record(site, user.call('POST', '/files?depth=0', form), 1, hashOf(text)))
    }
    const data = { _status: 'published', tenant: ids[site], title: titleOf(name, 1) }
    const id = await record(site, user.call('POST', '/pages?depth=0', data), 1)
    if (id) await record(site, user.call('PATCH', `/pages/${id}?depth=0`, { title: titleOf(name, 2) }), 2)
  }

  const writing = Promise.all(
    Object.entries(people).flatMap(([site, user]) =>
      Array.from({ length: WRITERS_PER_SITE }, async (_, writer) => {
        for (let step = 0; !isStopped && failures.length === 0 && count < MAX_WRITES; step++)
          await write(site, user, `${site}-${writer}-${step}`, step)
      }),
    ),
  )
  return {
    failures: () => failures,
    go: async (more) => {
      const target = count + more
      await waitUntil(() => count >= target || failures.length > 0, { limitMs: 300_000 })
      if (count < target)
        throw new Error(`Fewer than ${more} further writes were acknowledged: ${failures[0] ?? 'timed out'}`)
    },
    stop: async () => {
      isStopped = true
      await writing
    },
    written: () => new Map(written),
  }
}

export const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
