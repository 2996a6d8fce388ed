import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture } from '../../../../scripts/lib/capture.mjs'
import { startPostgres } from '../../../../scripts/lib/postgres.mjs'
import { serverAccount } from '../../../../scripts/lib/postgres/account.mjs'
import { serverEnv } from '../../../../scripts/lib/postgres/cluster.mjs'
import { clusterIn } from '../../../../scripts/lib/postgres/home.mjs'
import { findPrograms } from '../../../../scripts/lib/postgres/programs.mjs'
import { launchServer } from '../../../../scripts/lib/postgres/server.mjs'
import { newSecrets } from '../../../../scripts/lib/secrets.mjs'

/** A PostgreSQL that only this test uses, with the migrated tables, and that it may crash as it likes. */
export interface OwnServer {
  /** Folder that holds its cluster. */
  home: string
  url: string
  adminUrl: string
  /** Kills the server without a word to its clients, as a power cut does. */
  crash: () => Promise<void>
  /** Starts it again; it recovers from its log. */
  recover: () => Promise<void>
  close: () => Promise<void>
}

export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'callboard-server-'))
  const postgres = await startPostgres({ dataDir })
  const { adminUrl, home, port, url } = postgres
  const account = await serverAccount(clusterIn(home))
  const programs = await findPrograms(account, () => undefined)
  migrate(url)
  return {
    adminUrl,
    home,
    url,
    crash: async () => {
      const args = ['stop', '-D', clusterIn(home), '-m', 'immediate', '-w']
      const { code, output } = await capture(programs.pg_ctl, args, {
        cwd: home,
        env: { NODE_ENV: 'test', ...serverEnv() },
        ...account,
      })
      if (code !== 0) throw new Error(output)
    },
    recover: () => launchServer(home, { account, port, programs, volatile: false }),
    close: async () => {
      await postgres.stop()
      rmSync(dataDir, { force: true, recursive: true })
      if (home !== dataDir) rmSync(home, { force: true, recursive: true })
    },
  }
}

function migrate(url: string): void {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    ...newSecrets(),
    CALLBOARD_MIGRATING: '1',
    DATABASE_URL: url,
    NODE_ENV: 'test',
    NODE_OPTIONS: '',
  }
  const done = spawnSync(process.execPath, ['scripts/payload.mjs', 'migrate'], { encoding: 'utf8', env })
  if (done.status !== 0) throw new Error(`${done.stdout}\n${done.stderr}`)
}
