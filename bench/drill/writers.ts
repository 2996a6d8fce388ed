import { createHash } from 'node:crypto'
import { waitUntil } from '../../scripts/lib/waitUntil.mjs'
import type { Person } from './person'

/** A document as its writer was last told that it is stored. */
interface Acknowledged {
  /** When its last request was sent, by `performance.now()`. */
  begunAt: number
  /** The n-th of its writer. */
  collection: 'files' | 'pages'
  /** Of its file: SHA-256. */
  content?: string
  filename?: string
  id: string
  /** Each save of a page has the next one. */
  revision: number
  site: string
}

/** What had been acknowledged by a moment, by id. */
export type Written = ReadonlyMap<string, Acknowledged>

export interface Writers {
  /** Requests that were refused so far. */
  failures: () => string[]
  /** Waits for so many more acknowledged writes. @throws when one fails before that */
  go: (count: number) => Promise<void>
  /** Ends the writing. */
  stop: () => Promise<void>
  written: () => Written
}

/** A page in which its revision can be read. */
const titleOf = (name: string, revision: number): string => `Drill ${name}, revision ${revision}`

const UPLOAD_EVERY = 5
const WRITERS_OF_A_SITE = 2
/** However long a drill takes: nobody writes more. */
const MOST_WRITES = 20_000

/** People of each site go on creating pages, saving them again and uploading files, until they are stopped. */
export function startWriters(people: Record<string, Person>, ids: Record<string, string>): Writers {
  const written = new Map<string, Acknowledged>()
  const failures: string[] = []
  let count = 0
  let isOver = false

  async function note(
    site: string,
    request: Promise<Response | null>,
    revision: number,
    content?: string,
  ): Promise<string> {
    const begunAt = performance.now()
    const answer = await request
    if (!answer?.ok) {
      failures.push(`${answer?.status ?? 'no answer'} ${(await answer?.text())?.slice(0, 200) ?? ''}`)
      return ''
    }
    const { doc } = (await answer.json()) as { doc: { filename?: string; id: string } }
    const collection = content ? 'files' : 'pages'
    written.set(doc.id, { begunAt, collection, content, filename: doc.filename, id: doc.id, revision, site })
    count++
    return doc.id
  }

  async function write(site: string, who: Person, name: string, turn: number): Promise<void> {
    if (turn % UPLOAD_EVERY === 0) {
      const text = `${name} ${'x'.repeat(1 + turn * 37)}`
      const form = new FormData()
      form.append('file', new File([text], `${name}.txt`, { type: 'text/plain' }))
      const data = { _status: 'published', tenant: ids[site], title: name, visibility: 'private' }
      form.append('_payload', JSON.stringify(data))
      return void (await note(site, who.call('POST', '/files?depth=0', form), 1, hashOf(text)))
    }
    const data = { _status: 'published', tenant: ids[site], title: titleOf(name, 1) }
    const id = await note(site, who.call('POST', '/pages?depth=0', data), 1)
    if (id) await note(site, who.call('PATCH', `/pages/${id}?depth=0`, { title: titleOf(name, 2) }), 2)
  }

  const writing = Promise.all(
    Object.entries(people).flatMap(([site, who]) =>
      Array.from({ length: WRITERS_OF_A_SITE }, async (_, writer) => {
        for (let turn = 0; !isOver && failures.length === 0 && count < MOST_WRITES; turn++)
          await write(site, who, `${site}-${writer}-${turn}`, turn)
      }),
    ),
  )
  return {
    failures: () => failures,
    go: async (more) => {
      const wanted = count + more
      await waitUntil(() => count >= wanted || failures.length > 0, { limitMs: 300_000 })
      if (count < wanted)
        throw new Error(`${more} more writes were to be acknowledged: ${failures[0] ?? 'out of time'}`)
    },
    stop: async () => {
      isOver = true
      await writing
    },
    written: () => new Map(written),
  }
}

export const hashOf = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')
