import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { waitUntil } from '../../../scripts/lib/waitUntil.mjs'
import { makeClone } from './support/makeClone.ts'
import { runScript, type Script } from './support/script.ts'

const PATIENT = { limitMs: 40_000 }

describe('npm start', () => {
  const clone = makeClone()
  let port = 0
  /** Every process that the start consists of, by the files that they leave. */
  const parts = () => {
    const web = JSON.parse(readFileSync(join(clone.folder, '.data/processes.json'), 'utf8')) as { pid: number }[]
    const database = Number(readFileSync(join(clone.folder, '.data/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
    return { database, services: web.map(({ pid }) => pid), all: [database, ...web.map(({ pid }) => pid)] }
  }
  const started: Script[] = []
  const start = () => {
    const script = runScript(join(clone.folder, 'scripts/start.mjs'), [], { PORT: String(port) })
    started.push(script)
    return script
  }
  const stop = async (script: Script, signal: NodeJS.Signals) => {
    const { all } = parts()
    expect(all.map(isAlive)).toEqual([true, true, true])
    script.child.kill(signal)
    expect(await script.ended).toBe(0)
    expect(all.map(isAlive)).toEqual([false, false, false])
  }
  beforeAll(async () => {
    port = await findFreePort()
  })
  beforeEach(clone.forgetCalls)
  afterEach(() => {
    // Nothing is left here unless the test has failed.
    for (const script of started.splice(0)) script.child.kill()
  })
  afterAll(clone.remove)

  it('migrates, seeds, builds, serves, and prints the address and the demo accounts', async () => {
    const script = start()
    await script.says('Callboard is ready')
    expect(script.output()).toContain(`http://localhost:${port}`)
    expect(script.output()).toMatch(/super@callboard\.test[^]*owner@lantern\.test/)
    expect(clone.calls().slice(0, 3)).toEqual(['payload migrate', 'seed', 'next build'])
    expect((await fetch(`http://localhost:${port}/api/health/ready`)).status).toBe(200)
    const second = start()
    expect(await second.ended).toBe(1)
    expect(second.output().trim()).toBe(`Callboard already runs from this folder (process ${script.pid}): use that one, or stop it first.`)
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
    const secrets = Object.values(JSON.parse(readFileSync(join(clone.folder, '.data/secrets.json'), 'utf8'))) as string[]
    for (const secret of secrets) expect(script.output()).not.toContain(secret)
    await stop(script, 'SIGTERM')
    expect(snapshot(clone.folder)).toEqual(before)
  }, 120_000)

  it('starts a worker again that was killed', async () => {
    const script = start()
    await script.says('Callboard is ready')
    const workers = () => clone.calls().filter((call) => /^worker \d/.test(call))
    await waitUntil(() => workers().length === 1, PATIENT)
    process.kill(Number(workers()[0]?.split(' ')[1]), 'SIGKILL')
    await script.says('The worker ended (ended by SIGKILL); it starts again in 1 s')
    await waitUntil(() => workers().length === 2, PATIENT)
    expect(workers()).toHaveLength(2)
    await stop(script, 'SIGTERM')
  }, 120_000)

  it('after kill -9 nothing goes on but the database, which the next start takes over', async () => {
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

  it('ends as a whole when the web server ends, with its last words', async () => {
    const script = start()
    await script.says('Callboard is ready')
    const { all } = parts()
    await fetch(`http://localhost:${port}/die`).catch(() => undefined)
    expect(await script.ended).toBe(1)
    expect(script.output()).toContain('The web server ended (exit code 7); its last lines:\nthe last words of the web server')
    expect(all.some(isAlive)).toBe(false)
  }, 120_000)

  it('refuses a taken port before anything else', async () => {
    const other = createServer().listen(port)
    const script = start()
    expect(await script.ended).toBe(1)
    expect(script.output().trim()).toBe(`Port ${port} is taken; set PORT to another, for example PORT=${port + 1} npm start.`)
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
