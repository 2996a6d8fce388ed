import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boot, type TestApp } from '@tests/support/boot'
import { create } from '@tests/support/world'
import { writeLongFile } from './support/longFile'
import { runImport, type Kill } from './support/program'
import { comparable, readTables } from './support/tables'

const SIZE = Number(process.env.PROVE_SIZE ?? 0.1)
const KILLS = Math.max(3, Math.round(30 * SIZE))
const PROGRAMMES = Math.max(150, Math.round(1_500 * SIZE))
const PATIENCE_MS = 120_000 + KILLS * 30_000

const folder = mkdtempSync(join(tmpdir(), 'callboard-import-'))
const file = join(folder, 'long.json')
const args = ['nyphil', file, '--tenant', 'orchestra']
let app: TestApp

beforeAll(async () => {
  writeLongFile(file, PROGRAMMES)
  app = await boot()
  const owner = await create(app.payload, 'users', {
    email: 'owner@test.example',
    emailVerified: true,
    firstName: 'Owner',
    password: 'callboard-demo',
  })
  await create(app.payload, 'tenants', {
    languages: ['en'],
    name: 'Orchestra',
    owner,
    slug: 'orchestra',
    timezone: 'America/New_York',
  })
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

const content = async () => comparable(await readTables(app.databaseUrl))

/** The first one for certain in the middle of writing, then in turn anywhere and while it writes. */
function whenToKill(number: number, tookMs: number): Kill {
  if (number === 0) return { afterMs: 0, at: '\npeople' }
  return number % 2 === 0
    ? { afterMs: Math.random() * tookMs, at: 'programmes in' }
    : { afterMs: (Math.random() * tookMs) / 3, at: '\nseasons' }
}

async function emptyAgain(): Promise<void> {
  const pool = (app.payload.db as unknown as { pool: { query: (text: string) => Promise<unknown> } }).pool
  await pool.query(
    'truncate seasons, series, venues, organizations, people, works, events, event_instances, document_references, search_entries cascade',
  )
}

describe('the import program', () => {
  it(
    'gives the result of an undisturbed run however often it is killed on the way',
    async () => {
      const undisturbed = await runImport(args)
      expect(undisturbed).toMatchObject({ code: 0, output: expect.stringContaining('Everything could be read.') })
      const wanted = await content()
      expect(wanted.event_instances).toHaveLength(2 * PROGRAMMES)
      await emptyAgain()

      let killed = 0
      let between = 0
      for (; killed < KILLS; killed++) {
        const run = await runImport(args, whenToKill(killed, undisturbed.tookMs))
        if (run.code === 0) {
          await emptyAgain()
          continue
        }
        const there = (await content()).event_instances!.length
        if (there < 2 * PROGRAMMES) between++
      }
      const last = await runImport(args)
      expect(last.code).toBe(0)
      expect(between).toBeGreaterThan(0)
      expect(await content()).toEqual(wanted)
      console.log(`FIGURE import killed ${killed} times, ${between} of them before its end: the same content`)
    },
    PATIENCE_MS,
  )

  it('says in a sentence what it was given wrongly', async () => {
    await expect(runImport(['nyphil', join(folder, 'nothing.json'), '--tenant', 'orchestra'])).resolves.toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The file .*nothing\.json does not exist\.\n$/),
    })
    await expect(runImport(['nyphil', file, '--tenant', 'nobody'])).resolves.toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no tenant with the slug "nobody".'),
    })
  })
})
