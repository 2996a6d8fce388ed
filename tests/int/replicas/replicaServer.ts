import { appendFileSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { serverAccount } from '../../../scripts/lib/postgres/account.mjs'
import { clusterIn, prepareHome } from '../../../scripts/lib/postgres/home.mjs'
import { findPrograms } from '../../../scripts/lib/postgres/programs.mjs'
import { launchServer, stopServer } from '../../../scripts/lib/postgres/server.mjs'
import { until } from '@tests/support/until'
import type { OwnServer } from '../database/support/ownServer'

/** A streaming replica of a server of a test. */
export interface ReplicaServer {
  url: string
  /** From now on it receives changes and shows none of them. */
  pause: () => Promise<void>
  /** Shows what it has received. */
  resume: () => Promise<void>
  /** Waits until it has everything that the primary has now. */
  caughtUp: () => Promise<void>
  stop: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

/** Copies the files of a server, and starts the copy as its replica. */
export async function startReplica(primary: OwnServer): Promise<ReplicaServer> {
  const account = await serverAccount(clusterIn(primary.home))
  const programs = await findPrograms(account, () => undefined)
  const dataDir = mkdtempSync(join(tmpdir(), 'callboard-replica-'))
  const home = await prepareHome(dataDir, account, () => undefined)
  await backUp(primary, clusterIn(home))
  writeFileSync(join(clusterIn(home), 'standby.signal'), '')
  appendFileSync(
    join(clusterIn(home), 'postgresql.auto.conf'),
    `\nprimary_conninfo = '${connectionInfo(primary.adminUrl)}'\nhot_standby = on\nmax_standby_streaming_delay = -1\n`,
  )
  if (account.uid !== undefined && account.gid !== undefined) give(clusterIn(home), account.uid, account.gid)
  const port = await findFreePort()
  const server = { account, port, programs, volatile: false }
  await launchServer(home, server)
  const at = (address: string): string => {
    const url = new URL(address)
    url.port = String(port)
    return url.href
  }
  const onReplica = <Row extends object>(statement: string) => ask<Row>(at(primary.adminUrl), statement)
  return {
    caughtUp: async () => {
      const [{ position } = { position: '' }] = await ask<{ position: string }>(
        primary.adminUrl,
        'select pg_current_wal_lsn()::text as position',
      )
      await until(async () => {
        const [row] = await onReplica<{ isThere: boolean }>(
          `select pg_last_wal_replay_lsn() >= '${position}'::pg_lsn as "isThere"`,
        )
        return row?.isThere ?? false
      }, 60_000)
    },
    close: async () => {
      await stopServer(home, server)
      for (const folder of new Set([dataDir, home])) rmSync(folder, { force: true, recursive: true })
    },
    pause: async () => {
      await onReplica('select pg_wal_replay_pause()')
      await until(async () => {
        const [row] = await onReplica<{ state: string }>('select pg_get_wal_replay_pause_state() as state')
        return row?.state === 'paused'
      })
    },
    resume: async () => void (await onReplica('select pg_wal_replay_resume()')),
    start: () => launchServer(home, server),
    stop: () => stopServer(home, server),
    url: at(primary.url),
  }
}

/** Copies the files of a running server while it notes what changes, as a backup does. */
async function backUp(primary: OwnServer, target: string): Promise<void> {
  const client = new pg.Client({ connectionString: primary.adminUrl })
  await client.connect()
  try {
    await client.query(`select pg_backup_start('replica of a test', true)`)
    const source = clusterIn(primary.home)
    cpSync(source, target, { filter: (path) => !path.startsWith(join(source, 'postmaster.')), recursive: true })
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()')
    writeFileSync(join(target, 'backup_label'), rows[0]!.labelfile)
  } finally {
    await client.end()
  }
}

function connectionInfo(address: string): string {
  const { hostname, password, port, username } = new URL(address)
  return `host=${hostname} port=${port} user=${username} password=${password}`
}

/** PostgreSQL reads nothing of a cluster that is not its own. */
function give(folder: string, uid: number, gid: number): void {
  chownSync(folder, uid, gid)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink()) chownSync(join(entry.parentPath, entry.name), uid, gid)
}

async function ask<Row extends object>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
