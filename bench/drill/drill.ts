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
  /** An empty folder that the database user can access. */
  folder: string
  log?: (line: string) => void
  /** Starts the application with the given environment. */
  startApp: (env: Env) => Promise<App>
  /** Acknowledged writes between two steps. */
  writes: number
}

export interface DrillReport {
  /** Restored from backup and archive to a point in time before the crash. */
  atMoment: Proof & { acknowledged: number; laterOnes: number; laterWrites: number; seconds: number }
  backup: Backup & { acknowledged: number }
  /** On the standby, after the primary was destroyed. */
  atCrash: Proof & { acknowledged: number; seconds: number }
  uploads: { bytes: number; files: number }
}

const RESTORE_POINT = 'before_the_mistake'

/**
 * Destroys an installation under load and restores it twice, each time on another server: to a point in time from a
 * backup and the WAL archive, and to the moment of the crash from a standby.
 * @throws an error that names what is missing
 */
export async function runDrill({ folder, log = () => {}, startApp, writes }: DrillOptions): Promise<DrillReport> {
  const cleanups: (() => Promise<unknown>)[] = []
  const stopAtEnd = <Resource extends { stop: () => Promise<unknown> }>(resource: Resource): Resource => {
    cleanups.unshift(() => resource.stop())
    return resource
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
  const startOn = async (server: Postgres, name: string) => stopAtEnd(await startApp(envOf(server, name)))
  const secondsSince = (start: number) => (performance.now() - start) / 1000

  try {
    const archive = join(folder, 'archive')
    log('A server that archives its log, with two sites in it')
    const first = stopAtEnd(await startArchived(join(folder, 'first'), archive))
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
    log('A backup while people write')
    const beforeBackup = writers.written()
    const backup = await takeBackup(first, join(folder, 'backup'))

    await writers.go(writes)
    const atMoment = writers.written()
    await markMoment(first, RESTORE_POINT)
    const markedAt = performance.now()
    log('A standby that confirms each write')
    const standby = stopAtEnd(
      await restore(backup, archive, join(folder, 'standby'), { kind: 'standby', primary: first }),
    )
    await followClosely(first)
    await writers.go(writes)
    log('The first server is lost')
    const written = writers.written()
    const destroyed = destroyServer(first)
    await writers.stop()
    await destroyed
    await app.stop()
    const atEnd = writers.written()
    const uploads = copyUploads(join(folder, 'data'), [join(folder, 'data-standby'), join(folder, 'data-moment')])

    let start = performance.now()
    await withClient(standby.adminUrl, (client) => client.query('select pg_promote()'))
    const promoted = { app: await startOn(standby, 'data-standby'), databaseUrl: standby.url }
    const crashSeconds = secondsSince(start)
    const atCrash = await prove(promoted, atEnd, sessions)
    log('On the standby everything acknowledged is there')

    start = performance.now()
    const restoredServer = stopAtEnd(
      await restore(backup, archive, join(folder, 'elsewhere'), { kind: 'moment', restorePoint: RESTORE_POINT }),
    )
    const restored = { app: await startOn(restoredServer, 'data-moment'), databaseUrl: restoredServer.url }
    const momentSeconds = secondsSince(start)
    const proof = await prove(restored, atMoment, sessions)
    // Requests in progress at the restore point may have been stored before it.
    const laterIds = [...written].filter(([id, { sentAt }]) => !atMoment.has(id) && sentAt > markedAt).map(([id]) => id)
    return {
      atCrash: { ...atCrash, acknowledged: atEnd.size, seconds: crashSeconds },
      atMoment: {
        ...proof,
        acknowledged: atMoment.size,
        laterWrites: laterIds.length,
        laterOnes: await countPresent(restored, laterIds, Object.keys(ids)),
        seconds: momentSeconds,
      },
      backup: { ...backup, acknowledged: beforeBackup.size },
      uploads,
    }
  } finally {
    for (const cleanup of cleanups) await cleanup().catch(() => undefined)
  }
}

/** Copied after the database: a file without a document is harmless, a document without its file is not. */
function copyUploads(from: string, targets: string[]): { bytes: number; files: number } {
  const source = join(from, 'uploads')
  const files = readdirSync(source, { encoding: 'utf8', recursive: true }).map((name) => statSync(join(source, name)))
  for (const target of targets) {
    mkdirSync(target)
    cpSync(source, join(target, 'uploads'), { recursive: true })
  }
  const stored = files.filter((entry) => entry.isFile())
  return { bytes: stored.reduce((sum, { size }) => sum + size, 0), files: stored.length }
}
