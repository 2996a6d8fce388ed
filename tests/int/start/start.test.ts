import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { waitUntil } from '../../../scripts/lib/waitUntil.mjs'
import { makeStartedClone } from './support/startedClone.ts'

const PATIENT = { limitMs: 40_000 }

describe('npm start', () => {
  const clone = makeStartedClone()
  const { parts, stop } = clone
  let port = 0
  const start = () => clone.start(port)
  beforeAll(async () => {
    port = await findFreePort()
  })
  beforeEach(clone.forgetCalls)
  afterEach(clone.killAll)
  afterAll(clone.remove)

  it('migrates, seeds, builds, serves, and prints the address and the demo accounts', async () => {
    const script = start()
    await script.says('Callboard is ready')
    expect(script.output()).toContain(`http://localhost:${port}`)
    expect(script.output()).toMatch(/super@callboard\.test[^]*owner@lantern\.test/)
    expect(clone.calls().slice(0, 3)).toEqual(['payload migrate', 'seed', 'next build'])
    expect((await fetch(`http://localhost:${port}/api/health/ready`)).status).toBe(200)
    // Where the demo's box office listens, for every process of this installation.
    expect(readFileSync(join(clone.folder, '.data/box-office-port'), 'utf8')).toMatch(/^\d+$/)
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(
      `Callboard already runs from this folder (process ${script.pid}): use that one, or stop it first.`,
    )
    await stop(script, 'SIGINT')
    expect(clone.calls()).toEqual(expect.arrayContaining(['next ends', 'worker ends']))
  }, 120_000)

  it('shows its secrets to nobody: not on the screen, not to other users', () => {
    const file = join(clone.folder, '.data/secrets.json')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('does nothing over again at the second start', async () => {
    const before = snapshot(clone.folder)
    const script = start()
    await script.says('Callboard is ready')
    expect(clone.calls().filter((call) => !call.startsWith('worker'))).toEqual(['next start'])
    const secrets = Object.values(
      JSON.parse(readFileSync(join(clone.folder, '.data/secrets.json'), 'utf8')),
    ) as string[]
    for (const secret of secrets) expect(script.output()).not.toContain(secret)
    await stop(script, 'SIGTERM')
    expect(snapshot(clone.folder)).toEqual(before)
  }, 120_000)

  it('only the database goes on after kill -9, and the next start takes it over', async () => {
    const script = start()
    await script.says('Callboard is ready')
    const { database, services } = parts()
    script.child.kill('SIGKILL')
    await waitUntil(() => !services.some(isAlive), PATIENT)
    expect(services.map(isAlive)).toEqual([false, false])
    expect(isAlive(database)).toBe(true)
    const next = start()
    await next.says('Callboard is ready')
    expect(parts().database).toBe(database)
    await stop(next, 'SIGTERM')
  }, 120_000)

  it('can be stopped in the middle of a build, which the next start makes up for', async () => {
    const slow = join(clone.folder, 'slow')
    writeFileSync(slow, '')
    writeFileSync(join(clone.folder, 'src/changed.ts'), '')
    const script = start()
    await script.says('Building')
    await waitUntil(() => clone.calls().includes('next build'), PATIENT)
    script.child.kill('SIGINT')
    expect(await script.ended).toBe(0)
    expect(script.output()).toContain('Stopped')
    expect(existsSync(join(clone.folder, '.data/postgres/cluster/postmaster.pid'))).toBe(false)
    rmSync(slow)
    const next = start()
    await next.says('Callboard is ready')
    expect(clone.calls().filter((call) => call === 'next build')).toHaveLength(2)
    await stop(next, 'SIGTERM')
  }, 120_000)

  it('refuses a taken port before anything else', async () => {
    const other = createServer().listen(port)
    const script = start()
    expect(await script.ended).toBe(1)
    expect(script.output().trim()).toBe(
      `Port ${port} is taken; set PORT to another, for example PORT=${port + 1} npm start.`,
    )
    expect(clone.calls()).toEqual([])
    await new Promise((resolve) => other.close(resolve))
  }, 120_000)
})

/** Size and time of every file that a start might touch, the database's own and what only runs with it left out. */
function snapshot(folder: string): Record<string, number> {
  const names = ['.next', '.data', 'src', 'scripts', '.'].flatMap((part) =>
    existsSync(join(folder, part)) ? readdirSync(join(folder, part)).map((name) => join(part, name)) : [],
  )
  const files = names.filter((name) => statSync(join(folder, name)).isFile() && name !== 'calls.txt')
  return Object.fromEntries(files.map((name) => [name, statSync(join(folder, name)).mtimeMs]))
}
