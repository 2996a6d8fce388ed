import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { findFreePort } from '../../../scripts/lib/ports.mjs'
import { startPostgres } from '../../../scripts/lib/postgres.mjs'
import { withClient } from '../../../scripts/lib/postgres/databases.mjs'
import { isAlive } from '../../../scripts/lib/processes.mjs'
import { waitUntil } from '../../../scripts/lib/waitUntil.mjs'
import type { Script } from './support/script.ts'
import { makeStartedClone } from './support/startedClone.ts'
import { writeWhile } from './support/writers.ts'

const ROUNDS = Math.max(1, Math.round(10 * Number(process.env.PROVE_SIZE ?? '0.1')))
/** A part that fails five times without a minute in between is given up. */
const ROUNDS_OF_A_START = 3
const PATIENT = { limitMs: 60_000 }

describe('npm start whose processes are killed', () => {
  const clone = makeStartedClone()
  const { parts, stop } = clone
  let port = 0
  const broken = join(clone.folder, 'broken')
  const start = async () => {
    const script = clone.start(port)
    await script.says('Callboard is ready')
    await waitUntil(() => parts().services.length === 2, PATIENT)
    return script
  }
  const timesOf = (script: Script, text: string) => script.output().split(text).length - 1
  /** Kills one process, and waits until its successor was started. */
  const killed = async (script: Script, name: string, pid: number) => {
    const before = timesOf(script, `${name} was started again`)
    process.kill(pid, 'SIGKILL')
    await waitUntil(
      () => timesOf(script, `${name} was started again`) > before || script.child.exitCode !== null,
      PATIENT,
    )
    expect(timesOf(script, `${name} was started again`)).toBe(before + 1)
    expect(isAlive(pid)).toBe(false)
  }
  beforeAll(async () => {
    port = await findFreePort()
  })
  afterEach(clone.killAll)
  afterAll(clone.remove)

  it(
    'starts each of them again and loses nothing that was acknowledged, nor when it is killed itself',
    async () => {
      const writers = writeWhile(`http://localhost:${port}/write`)
      let kills = 0
      for (let round = 0; round < ROUNDS;) {
        const script = await start()
        for (let inStart = 0; inStart < ROUNDS_OF_A_START && round < ROUNDS; inStart++, round++) {
          const part = () => ({
            'The database': parts().database,
            'The web server': parts().services[0]!,
            'The worker': parts().services[1]!,
          })
          for (const name of ['The database', 'The web server', 'The worker'] as const) {
            await writers.go(20)
            await killed(script, name, part()[name])
            kills++
          }
          await writers.go(20)
        }
        const { services } = parts()
        script.child.kill('SIGKILL')
        kills++
        await script.ended
        await waitUntil(() => !services.some(isAlive), PATIENT)
      }
      const last = await start()
      await writers.go(20)
      const acknowledged = await writers.stop()
      await stop(last, 'SIGINT')

      const postgres = await startPostgres({ dataDir: join(clone.folder, '.data/postgres') })
      const { rows } = await withClient(postgres.url, (client) =>
        client.query<{ number: number }>('SELECT number FROM written ORDER BY number'),
      )
      const twice = await withClient(postgres.url, (client) =>
        client.query('SELECT number FROM written WHERE handled > 1'),
      )
      await postgres.stop()
      const there = new Set(rows.map(({ number }) => number))
      expect(acknowledged.filter((number) => !there.has(number))).toEqual([])
      expect(rows).toHaveLength(there.size)
      expect(twice.rows).toEqual([])
      console.log(`FIGURE npm start: ${kills} kills, ${acknowledged.length} writes acknowledged and all there`)
    },
    120_000 + ROUNDS * 60_000,
  )

  it('says in one line what ended and when it starts again', async () => {
    const script = await start()
    const { database, services } = parts()
    await killed(script, 'The database', database)
    expect(script.output()).toContain(`The database ended (process ${database} is gone); it starts again in 1 s\n`)
    expect(parts().services).toEqual(services)
    await killed(script, 'The worker', services[1]!)
    expect(script.output()).toContain('The worker ended (ended by SIGKILL); it starts again in 1 s\n')
    await killed(script, 'The web server', services[0]!)
    expect(script.output()).toContain('The web server ended (ended by SIGKILL); it starts again in 1 s\n')
    expect(parts().database).not.toBe(database)
    await stop(script, 'SIGTERM')
  }, 120_000)

  it('can be stopped while a part of it waits for its next start', async () => {
    const script = await start()
    const { all, services } = parts()
    writeFileSync(broken, '')
    process.kill(services[0]!, 'SIGKILL')
    // The longest wait: a slow machine, too, is still within it.
    await script.says('it starts again in 8 s')
    const starts = timesOf(script, 'was started again')
    script.child.kill('SIGINT')
    expect(await script.ended).toBe(0)
    rmSync(broken)
    expect(all.some(isAlive)).toBe(false)
    expect(timesOf(script, 'was started again')).toBe(starts)
  }, 120_000)

  it('gives up a web server that fails five times in a row, with its last lines, and takes the rest along', async () => {
    const script = await start()
    const { all, services } = parts()
    writeFileSync(broken, '')
    process.kill(services[0]!, 'SIGKILL')
    expect(await script.ended).toBe(1)
    rmSync(broken)
    expect(script.output().match(/it starts again in \d+ s/g)).toEqual(
      ['1 s', '2 s', '4 s', '8 s'].map((wait) => `it starts again in ${wait}`),
    )
    expect(script.output().trim()).toMatch(
      /The web server ended \(exit code 7\), the 5th failure [^\n]*: Callboard stops\. Its last lines:(\nthe last words of the web server)+$/,
    )
    expect(all.some(isAlive)).toBe(false)
    expect(existsSync(join(clone.folder, '.data/postgres/cluster/postmaster.pid'))).toBe(false)
  }, 120_000)

  it('gives up a database whose port somebody else has taken, and says which', async () => {
    const script = await start()
    const { database, services } = parts()
    const taken = Number(readFileSync(join(clone.folder, '.data/postgres/port'), 'utf8'))
    // Listens as soon as the server is gone.
    const other = createServer((socket) => socket.destroy())
    process.kill(database, 'SIGKILL')
    await waitUntil(
      () =>
        new Promise((resolve) =>
          other.once('error', () => resolve(false)).listen(taken, '127.0.0.1', () => resolve(true)),
        ),
      PATIENT,
    )
    expect(await script.ended).toBe(1)
    expect(script.output()).toContain(
      `The database did not start (Port ${taken}, required for the database, is taken.), the 5th failure`,
    )
    expect(services.some(isAlive)).toBe(false)
    await new Promise((resolve) => other.close(resolve))
    await stop(await start(), 'SIGTERM')
  }, 120_000)
})
