import { cpSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { migrateDatabase } from '../../scripts/lib/migrate.mjs'
import type { Postgres } from '../../scripts/lib/postgres.mjs'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { newSecrets } from '../../scripts/lib/secrets.mjs'
import { runProgram } from '../runProgram'
import { destroyServer, followClosely, markMoment, restore, startArchived, takeBackup, type Backup } from './cluster'
import { signIn, type App, type Person } from './person'
import { countPresent, prove, type Proof } from './prove'
import { startWriters } from './writers'

type Env = Record<string, string | undefined>

export interface DrillOptions {
  /** Empty, and open to the user of the database. */
  folder: string
  say?: (line: string) => void
  /** Starts the application with these settings. */
  startApp: (env: Env) => Promise<App>
  /** Acknowledged writes between two steps. */
  writes: number
}

export interface DrillReport {
  /** Restored from backup and archive to a moment before the crash. */
  atMoment: Proof & { acknowledged: number; laterOnes: number; laterWrites: number; seconds: number }
  backup: Backup & { acknowledged: number }
  /** On the standby, after the first server was destroyed. */
  atCrash: Proof & { acknowledged: number; seconds: number }
  uploads: { bytes: number; files: number }
}

const MOMENT = 'before_the_mistake'

/**
 * Loses an installation in the middle of its work and brings it back twice, each time on another server: from a backup
 * and the archived log as it was at a moment, and from a standby as it was when the machine was lost.
 * @throws naming what is missing
 */
export async function runDrill({ folder, say = () => {}, startApp, writes }: DrillOptions): Promise<DrillReport> {
  const undo: (() => Promise<unknown>)[] = []
  const later = <Thing extends { stop: () => Promise<unknown> }>(thing: Thing): Thing => {
    undo.unshift(() => thing.stop())
    return thing
  }
  const secrets = newSecrets()
  const envOf = ({ url }: Postgres, name: string): Env => ({
    ...process.env,
    ...secrets,
    CALLBOARD_DATA: join(folder, name),
    CALLBOARD_DEMO: '0',
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '',
  })
  const startOn = async (server: Postgres, name: string) => later(await startApp(envOf(server, name)))
  const since = (start: number) => (performance.now() - start) / 1000

  try {
    const archive = join(folder, 'archive')
    say('A server that archives its log, with two sites in it')
    const first = later(await startArchived(join(folder, 'first'), archive))
    await migrateDatabase(envOf(first, 'data'))
    const ids = JSON.parse(await runProgram('drill/fill.ts', first.url, [], envOf(first, 'data'))) as Record<
      string,
      string
    >
    const app = await startOn(first, 'data')
    const people: Record<string, Person> = {}
    for (const site of Object.keys(ids)) people[site] = await signIn(app, `owner@${site}.test`)
    const sessions = Object.fromEntries(Object.entries(people).map(([site, { token }]) => [site, token]))

    const writers = startWriters(people, ids)
    await writers.go(writes)
    say('A backup while people write')
    const beforeBackup = writers.written()
    const backup = await takeBackup(first, join(folder, 'backup'))

    await writers.go(writes)
    const atMoment = writers.written()
    await markMoment(first, MOMENT)
    const markedAt = performance.now()
    say('A standby that confirms each write')
    const standby = later(await restore(backup, archive, join(folder, 'standby'), { kind: 'standby', primary: first }))
    await followClosely(first)
    await writers.go(writes)
    say('The first server is lost')
    const written = writers.written()
    const lost = destroyServer(first)
    await writers.stop()
    await lost
    await app.stop()
    const atEnd = writers.written()
    const uploads = copyUploads(join(folder, 'data'), [join(folder, 'data-standby'), join(folder, 'data-moment')])

    let start = performance.now()
    await withClient(standby.adminUrl, (client) => client.query('select pg_promote()'))
    const promoted = { app: await startOn(standby, 'data-standby'), databaseUrl: standby.url }
    const crashSeconds = since(start)
    const atCrash = await prove(promoted, atEnd, sessions)
    say('On the standby everything acknowledged is there')

    start = performance.now()
    const elsewhere = later(
      await restore(backup, archive, join(folder, 'elsewhere'), { kind: 'moment', restorePoint: MOMENT }),
    )
    const restored = { app: await startOn(elsewhere, 'data-moment'), databaseUrl: elsewhere.url }
    const momentSeconds = since(start)
    const proof = await prove(restored, atMoment, sessions)
    // What was under way at the moment may have been stored before it.
    const laterIds = [...written]
      .filter(([id, { begunAt }]) => !atMoment.has(id) && begunAt > markedAt)
      .map(([id]) => id)
    return {
      atCrash: { ...atCrash, acknowledged: atEnd.size, seconds: crashSeconds },
      atMoment: {
        ...proof,
        acknowledged: atMoment.size,
        laterOnes: await countPresent(restored, laterIds, Object.keys(ids)),
        laterWrites: laterIds.length,
        seconds: momentSeconds,
      },
      backup: { ...backup, acknowledged: beforeBackup.size },
      uploads,
    }
  } finally {
    for (const end of undo) await end().catch(() => undefined)
  }
}

/** After the database: a file that no document names harms nobody, a document without its file does. */
function copyUploads(from: string, targets: string[]): { bytes: number; files: number } {
  const source = join(from, 'uploads')
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).map((name) => statSync(join(source, name)))
  for (const target of targets) {
    mkdirSync(target)
    cpSync(source, join(target, 'uploads'), { recursive: true })
  }
  const stored = files.filter((one) => one.isFile())
  return { bytes: stored.reduce((sum, { size }) => sum + size, 0), files: stored.length }
}
