import { appendFileSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres, type Postgres } from '../../scripts/lib/postgres.mjs'
import { withClient } from '../../scripts/lib/postgres/databases.mjs'
import { waitUntil } from '../../scripts/lib/waitUntil.mjs'

/** The programs that PostgreSQL's package brings are `postgres`, `initdb` and `pg_ctl`: what follows needs no other. */
export interface Backup {
  bytes: number
  folder: string
  seconds: number
}

/** How a restored cluster begins. */
export type Recovery =
  | { kind: 'moment'; restorePoint: string }
  /** Follows another server until it is promoted. */
  | { kind: 'standby'; primary: Postgres }

/** Written anew by every server, or worthless without the sessions that wrote it: PostgreSQL's manual names them. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|.*pgsql_tmp.*)$/

/** Of a standby, as the primary knows it. */
const STANDBY = 'drill_standby'

/**
 * Starts an empty server that hands every segment of its log to an archive.
 * @param archive folder, made here
 */
export async function startArchived(dataDir: string, archive: string): Promise<Postgres> {
  const first = await startPostgres({ dataDir })
  mkdirSync(archive)
  give(archive, ownerOf(first))
  await withClient(first.adminUrl, async (client) => {
    await client.query(`alter system set archive_mode = 'on'`)
    await client.query(`alter system set archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`)
  })
  // The archive is opened when the server starts.
  await first.stop()
  return startPostgres({ dataDir })
}

/** Copies the files of a server that goes on working. Together with the log that is written meanwhile they are whole. */
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

/** Gives a moment a name, and waits until the archive holds the log up to it: the segment that is being written is not there. */
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
    if (!(await waitUntil(isArchived, { limitMs: 60_000 }))) throw new Error('The log is not archived.')
  })
}

/** From here on a write is acknowledged when both servers have it. */
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
    if (!(await waitUntil(isSynchronous, { limitMs: 60_000 }))) throw new Error('The standby does not follow.')
  })
}

/** Makes a server of a backup and the archive, in a folder of its own, and starts it. */
export async function restore(backup: Backup, archive: string, dataDir: string, how: Recovery): Promise<Postgres> {
  const cluster = join(dataDir, 'cluster')
  mkdirSync(dataDir)
  cpSync(`${backup.folder}.credentials.json`, join(dataDir, 'credentials.json'))
  copyFiles(backup.folder, cluster)
  appendFileSync(join(cluster, 'postgresql.auto.conf'), settingsOf(archive, how))
  writeFileSync(join(cluster, how.kind === 'standby' ? 'standby.signal' : 'recovery.signal'), '')
  const owner = statSync(archive)
  for (const path of ['', ...readdirSync(cluster, { encoding: 'utf8', recursive: true })])
    give(join(cluster, path), owner)
  return startPostgres({ dataDir })
}

function settingsOf(archive: string, how: Recovery): string {
  const settings = {
    archive_mode: 'off',
    restore_command: `cp ${archive}/%f %p`,
    ...(how.kind === 'standby'
      ? {
          primary_conninfo: `${how.primary.adminUrl}?application_name=${STANDBY}`,
          wal_retrieve_retry_interval: '200ms',
        }
      : // Answers nobody before it has reached the moment.
        { hot_standby: 'off', recovery_target_action: 'promote', recovery_target_name: how.restorePoint }),
  }
  return Object.entries(settings)
    .map(([name, value]) => `${name} = '${value}'\n`)
    .join('')
}

/** @returns bytes */
function copyFiles(from: string, to: string): number {
  mkdirSync(to, { mode: 0o700 })
  let bytes = 0
  for (const entry of readdirSync(from, { encoding: 'utf8', recursive: true }).sort()) {
    if (LEFT_OUT.test(entry)) continue
    try {
      const stat = statSync(join(from, entry))
      if (stat.isDirectory()) mkdirSync(join(to, entry), { mode: 0o700 })
      else {
        cpSync(join(from, entry), join(to, entry))
        bytes += stat.size
      }
    } catch (error) {
      // A server at work removes files; the log knows of it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return bytes
}

const ownerOf = ({ home }: Postgres) => statSync(join(home, 'cluster'))

/** PostgreSQL runs as a user of its own where the drill runs as root. */
function give(path: string, { gid, uid }: { gid: number; uid: number }): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid)
}

/** Ends a server as a burnt machine does: at once, and its files are gone. */
export async function destroyServer({ ended, home, pid }: Postgres): Promise<void> {
  process.kill(pid, 'SIGKILL')
  await ended
  rmSync(join(home, 'cluster'), { force: true, maxRetries: 50, recursive: true, retryDelay: 100 })
}
