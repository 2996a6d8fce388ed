import { createServer, type Server } from 'node:net'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDatabase, dropDatabase, startPostgres } from '../../../scripts/lib/postgres.mjs'
import { withClient } from '../../../scripts/lib/postgres/databases.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { waitUntil } from '../../../scripts/lib/waitUntil.mjs'
import { makeScratch } from './support/scratch.ts'
import { runScript } from './support/script.ts'

const rows = (url: string, sql: string) => withClient(url, async (client) => (await client.query(sql)).rows)

describe('the embedded database', () => {
  const { dataDir, remove } = makeScratch()
  const start = (options = {}) => startPostgres({ dataDir, ...options })
  afterAll(remove)

  it('keeps data, port and passwords from one start to the next, and only their owner reads the passwords', async () => {
    const first = await start()
    await rows(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer')
    expect(await first.stop()).toBe(true)
    expect(isAlive(first.pid)).toBe(false)
    const second = await start()
    expect(second).toMatchObject({ owned: true, port: first.port, url: first.url })
    expect(await rows(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await second.stop()
    expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600)
  }, 60_000)

  it('sorts as people do and keeps every commit on disk', async () => {
    const { url, stop } = await start()
    const names = "unnest(ARRAY['Bob', 'Zoe', 'adam', 'Ábel', 'Émile']) AS name"
    const sorted = await rows(
      url,
      `SELECT string_agg(name, ' ' ORDER BY name) AS names, current_setting('fsync') AS fsync FROM ${names}`,
    )
    expect(sorted).toEqual([{ names: 'Ábel adam Bob Émile Zoe', fsync: 'on' }])
    await stop()
  }, 60_000)

  it('gives the application a role that owns its database and is no superuser', async () => {
    const { url, adminUrl, stop } = await start()
    expect(await rows(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([{ rolsuper: false }])
    await rows(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm')
    const copy = await createDatabase(adminUrl, 'a "copy"', { template: 'callboard' })
    expect(await rows(copy, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }])
    await dropDatabase(adminUrl, 'a "copy"')
    await expect(rows(copy, 'SELECT 1')).rejects.toThrow('does not exist')
    await stop()
  }, 60_000)

  it('is joined while it runs, and stopped by whoever leaves last', async () => {
    const [first, second] = await Promise.all([start(), start()])
    expect(second.pid).toBe(first.pid)
    expect([first.owned, second.owned].filter(Boolean)).toHaveLength(1)
    expect(await first.stop()).toBe(false)
    expect(await rows(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await second.stop()).toBe(true)
    expect(isAlive(first.pid)).toBe(false)
  }, 60_000)

  it('is taken over after its launcher was killed', async () => {
    const launcher = runScript('tests/int/start/support/launch.mjs', [dataDir])
    await launcher.says('server')
    launcher.child.kill('SIGKILL')
    await launcher.ended
    const next = await start()
    expect(next.owned).toBe(false)
    expect(launcher.output()).toContain(`server ${next.pid}\n`)
    expect(await next.stop()).toBe(true)
  }, 60_000)

  it('comes back with every commit after it was killed itself', async () => {
    const first = await start()
    await rows(first.url, 'INSERT INTO kept VALUES (43)')
    process.kill(first.pid, 'SIGKILL')
    await waitUntil(() => !isAlive(first.pid))
    const second = await start()
    expect(second.owned).toBe(true)
    expect(await rows(second.url, 'SELECT answer FROM kept ORDER BY 1')).toEqual([{ answer: 42 }, { answer: 43 }])
    await second.stop()
    await first.stop()
  }, 60_000)

  it('does not mistake another process with the number of a dead server for it', async () => {
    const port = Number(readFileSync(join(dataDir, 'port'), 'utf8'))
    const cluster = join(dataDir, 'cluster')
    writeFileSync(
      join(cluster, 'postmaster.pid'),
      [process.pid, cluster, 1, port, '', '127.0.0.1', '', 'ready', ''].join('\n'),
    )
    const { owned, pid, stop } = await start()
    expect(owned).toBe(true)
    expect(pid).not.toBe(process.pid)
    await stop()
  }, 60_000)

  it('moves to another port when its own is taken, and says so in a sentence when it may not', async () => {
    const port = Number(readFileSync(join(dataDir, 'port'), 'utf8'))
    const other = await listen(port)
    const { port: moved, stop } = await start()
    expect(moved).not.toBe(port)
    await stop()
    await expect(start({ port })).rejects.toThrow(`Port ${port}, required for the database, is taken.`)
    await new Promise((resolve) => other.close(resolve))
  }, 60_000)
})

describe('a start of the database that was disturbed', () => {
  it('begins anew after a cluster was left half made', async () => {
    const { dataDir, remove } = makeScratch()
    mkdirSync(join(dataDir, 'unfinished', 'base'), { recursive: true })
    const { url, stop } = await startPostgres({ dataDir, volatile: true })
    expect(await rows(url, "SELECT current_setting('fsync') AS fsync")).toEqual([{ fsync: 'off' }])
    await stop()
    expect(existsSync(join(dataDir, 'cluster'))).toBe(false)
    remove()
  }, 60_000)

  it('works below a folder that only its owner may enter', async () => {
    const { dataDir, remove } = makeScratch(0o700)
    const said: string[] = []
    const { url, home, stop } = await startPostgres({ dataDir, volatile: true, log: (line) => said.push(line) })
    expect(await rows(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    // Only root hands the server to another user, who then may not enter.
    const moved = process.getuid?.() === 0
    expect(home === dataDir).toBe(!moved)
    expect(said.join('\n').includes(home)).toBe(moved)
    await stop()
    remove()
  }, 60_000)

  it('names the folder that cannot be used', async () => {
    const { dataDir, remove } = makeScratch()
    writeFileSync(dataDir, 'a file')
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      `${dataDir} cannot be used (mkdir): a file exists where a folder is expected.`,
    )
    remove()
  }, 60_000)
})

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
