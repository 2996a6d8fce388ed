import path from 'node:path'
import { WorkerPool } from '@/lib/workers/WorkerPool'

const pool = new WorkerPool({
  heapMb: 64,
  idleMs: 1_000,
  program: path.resolve('tests/unit/workers/program.mjs'),
  size: 2,
})
const BYTES = Buffer.from('bytes')

const run = (
  what: string,
  { cpuMs = 30_000, input = BYTES, untestedOf }: { cpuMs?: number; input?: Buffer; untestedOf?: string } = {},
) => pool.run({ cpuMs, input, job: { do: what }, ...(untestedOf && { untestedOf }) })

const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { message: string; reason?: string }) => error.reason ?? error.message,
  )

describe('WorkerPool', () => {
  it('returns the result, or fails with the message of the child process', async () => {
    expect(await run('echo')).toMatchObject({ input: 'bytes' })
    expect(await reasonOf(run('throw'))).toBe('no such thing')
  })

  it.each([
    ['loop', 'time', 100],
    ['grow', 'memory', 30_000],
    ['crash', 'crash', 30_000],
  ])(
    'ends a job that does nothing but %s for the reason of %s, and does the next one',
    async (what, reason, cpuMs) => {
      expect(await reasonOf(run(what, { cpuMs }))).toBe(reason)
      expect(await run('echo')).toMatchObject({ input: 'bytes' })
    },
    60_000,
  )

  it.each(['write', 'start'])('forbids a job to %s anything', async (what) => {
    expect(await reasonOf(run(what))).toBe('ERR_ACCESS_DENIED')
  })

  it('hides the secrets of the main process from its children', async () => {
    process.env.PAYLOAD_SECRET = 'secret'
    const other = new WorkerPool({
      heapMb: 64,
      idleMs: 1_000,
      program: path.resolve('tests/unit/workers/program.mjs'),
      size: 1,
    })
    const names = await other.run({ cpuMs: 30_000, input: BYTES, job: { do: 'settings' } })
    expect(names).toContain('PATH')
    expect(names).not.toContain('PAYLOAD_SECRET')
  })

  it('serves other senders while one is busy, within the maximum number of processes', async () => {
    const order: string[] = []
    const stuck = reasonOf(run('loop', { cpuMs: 500, untestedOf: 'a' })).then(() => order.push('a'))
    const waiting = run('echo', { untestedOf: 'a' }).then(() => order.push('a too'))
    const others = Promise.all(Array.from({ length: 6 }, () => run('echo', { untestedOf: 'b' }))).then((answers) => {
      order.push('b')
      expect(new Set(answers.map((answer) => (answer as { pid: number }).pid)).size).toBe(1)
    })
    await Promise.all([stuck, waiting, others])
    expect(order[0]).toBe('b')
    expect(order.at(-1)).toBe('a too')
  }, 60_000)
})
