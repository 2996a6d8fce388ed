import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.mjs'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { waitUntil } from '../../scripts/lib/waitUntil.mjs'

/**
 * A base backup. It is made without `pg_basebackup`: the npm package of PostgreSQL ships only `postgres`, `initdb` and
 * `pg_ctl`.
 */
export interface Backup {
  bytes: number
  folder: string
  seconds: number
}

/** How a restored cluster starts. */
export type Recovery =
  | { kind: 'moment'; restorePoint: string }
  /** Replicates from another server until it is promoted. */
  | { kind: 'standby'; primary: Postgres }

/**
 * Files excluded from a base backup, as listed in PostgreSQL's manual: recreated by every server, or useless without
 * their sessions.
 */
const EXCLUDED =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*pgsql_tmp.*)$/

/** Application name of the standby. */
const STANDBY = 'drill_standby'

/**
 * Starts an empty server that archives its WAL.
 * @param archive folder, created here
 */
export async function startArchived(dataDir: string, archive: string): Promise<Postgres> {
  const server = await startPostgres({ dataDir })
  mkdirSync(archive)
  chownTo(archive, ownerOf(server))
  await withClient(server.adminUrl, async (client) => {
    await client.query(`alter system set archive_mode = 'on'`)
    await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`)
  })
  // `archive_mode` takes effect on restart.
  await server.stop()
  return startPostgres({ dataDir })
}

/** Takes an online base backup. It becomes consistent with the WAL written meanwhile. */
export async function takeBackup({ adminUrl, home }: Postgres, folder: string): Promise<Backup> {
  const start = performance.now()
  return withClient(adminUrl, async (client) => {
    await client.query(`select pg_backup_start('drill', fast => true)`)
    const bytes = copyFiles(join(home, 'cluster'), folder)
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string }>(
      'select labelfile, spcmapfile from pg_backup_stop(wait_for_archive => true)',
    )
    writeFileSync(join(folder, 'backup_label'), rows[0]!.labelfile)
    cpSync(join(home, 'credentials.json'), `${folder}.credentials.json`)
    return { bytes, folder, seconds: (performance.now() - start) / 1000 }
  })
}

/** Creates a named restore point and waits until the WAL up to it is archived, by switching to a new segment. */
export async function markMoment({ adminUrl }: Postgres, name: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query('select pg_create_restore_point($1)', [name])
    const { rows } = await client.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment')
    const isArchived = async () => {
      const { rowCount } = await client.query('select 1 from pg_stat_archiver where last_archived_wal >= $1', [
        rows[0]!.segment,
      ])
      return rowCount === 1
    }
    if (!(await waitUntil(isArchived, { limitMs: 60_000 })))
      throw new Error('The WAL was not archived within 60 seconds. Check archive_command in the server log.')
  })
}

/** Makes replication synchronous: a write is acknowledged once both servers have it. */
export async function followClosely({ adminUrl }: Postgres): Promise<void> {
  await withClient(adminUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${STANDBY}'`)
    await client.query('select pg_reload_conf()')
    const isSynchronous = async () => {
      const { rowCount } = await client.query(
        `select 1 from pg_stat_replication where application_name = $1 and state = 'streaming' and sync_state = 'sync'`,
        [STANDBY],
      )
      return rowCount === 1
    }
    if (!(await waitUntil(isSynchronous, { limitMs: 60_000 })))
      throw new Error('The standby did not become synchronous within 60 seconds. Check its server log.')
  })
}

/** Restores a backup and the archive into a new folder and starts the server. */
export async function restore(backup: Backup, archive: string, dataDir: string, recovery: Recovery): Promise<Postgres> {
  const cluster = join(dataDir, 'cluster')
  mkdirSync(dataDir)
  cpSync(`${backup.folder}.credentials.json`, join(dataDir, 'credentials.json'))
  copyFiles(backup.folder, cluster)
  appendFileSync(join(cluster, 'postgresql.auto.conf'), settingsOf(archive, recovery))
  writeFileSync(join(cluster, recovery.kind === 'standby' ? 'standby.signal' : 'recovery.signal'), '')
  const owner = statSync(archive)
  for (const path of ['', ...readdirSync(cluster, { encoding: 'utf8', recursive: true })])
    chownTo(join(cluster, path), owner)
  return startPostgres({ dataDir })
}

function settingsOf(archive: string, recovery: Recovery): string {
  const settings = {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    ...(recovery.kind === 'standby'
      ? {
          primary_conninfo: `${recovery.primary.adminUrl}?application_name=${STANDBY}`,
          wal_retrieve_retry_interval: '200ms',
        }
      : // Accepts no connections before the restore point is reached.
        { hot_standby: 'off', recovery_target_action: 'promote', recovery_target_name: recovery.restorePoint }),
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}

/** @returns bytes copied */
function copyFiles(from: string, to: string): number {
  mkdirSync(to, { mode: 0o700 })
  let bytes = 0
  for (const entry of readdirSync(from, { encoding: 'utf8', recursive: true }).sort()) {
    if (EXCLUDED.test(entry)) continue
    try {
      const stat = statSync(join(from, entry))
      if (stat.isDirectory()) mkdirSync(join(to, entry), { mode: 0o700 })
      else {
        cpSync(join(from, entry), join(to, entry))
        bytes += stat.size
      }
    } catch (error) {
      // A running server removes files; replaying the WAL accounts for it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return bytes
}

const ownerOf = ({ home }: Postgres) => statSync(join(home, 'cluster'))

/** When the drill runs as root, PostgreSQL runs as a separate user. */
function chownTo(path: string, { gid, uid }: { gid: number; uid: number }): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid)
}

/** Simulates the loss of a machine: kills the server and deletes its files. */
export async function destroyServer({ ended, home, pid }: Postgres): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await ended
  rmSync(join(home, 'cluster'), { force: true, maxRetries: 50, recursive: true, retryDelay: 100 })
}
