import { statfsSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { build } from '../../scripts/lib/build.mjs'
import { startPostgres } from '../../scripts/lib/postgres.mjs'
import { newSecrets } from '../../scripts/lib/secrets.mjs'
import { listenForStop } from '../../scripts/lib/stopRequest.mjs'
import { makeCapacityDatabases } from './data/capacityDatabases'
import { measureCapacity, stopAll } from './measureCapacity'
import { readOptions } from './options'

// npm run bench -- capacity: the product with 10,000 sites and a million documents against itself with ten sites.

const options = readOptions(process.argv.slice(2))

/** In memory where there is room for it and for the servers: what is measured is the product, not a disk. */
const BYTES_A_SITE = 1.3 * 2 ** 20
const MEMORY = '/dev/shm'

async function main(): Promise<void> {
  const postgres = await startPostgres({ dataDir: folder(), log: console.log, volatile: true })
  try {
    applySettings(postgres.url)
    await Promise.race([work(postgres), listenForStop().requested])
  } finally {
    await stopAll()
    await postgres.stop()
  }
}

async function work({ adminUrl, home, url }: { adminUrl: string; home: string; url: string }): Promise<void> {
  await build()
  const databases = await makeCapacityDatabases(adminUrl, url, options, say)
  say('Measuring')
  const misses = await measureCapacity(databases, options.rounds, join(home, 'server.log'))
  console.log(
    misses === 0 ? '\nEverything is as it should be.' : `\nNot as it should be: ${misses}.`,
    `Load of the machine ${load()}`,
  )
}

function folder(): string {
  const needed = options.many * BYTES_A_SITE
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (Math.min(bavail * bsize, process.availableMemory() / 2) > needed) return join(MEMORY, 'callboard-capacity')
  } catch {
    // No such memory on this system.
  }
  return join('.data', 'bench', 'capacity')
}

/** Of this process and the servers; nothing of an installation in the same folder counts. */
function applySettings(databaseUrl: string): void {
  const { NODE_ENV: _, ...env } = process.env
  const own = {
    CALLBOARD_DATA: '.data/bench',
    CALLBOARD_DEMO: '0',
    COMPRESS: '0',
    DATABASE_URL: databaseUrl,
    DISABLE_PAYLOAD_HMR: 'true',
    LOG_LEVEL: 'error',
    ...newSecrets(),
  }
  process.env = { ...env, ...own } as unknown as NodeJS.ProcessEnv
}

const load = (): string =>
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')

const say = (line: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`)

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error)
  process.exit(1)
}
