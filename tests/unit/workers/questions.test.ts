import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ChildWorker } from '@/lib/workers/ChildWorker'

const folder = mkdtempSync(path.join(tmpdir(), 'callboard-questions-'))
const program = path.join(folder, 'program.mjs')

writeFileSync(
  program,
  `process.on('disconnect', () => process.exit())
process.on('message', (message) => {
  if ('answer' in message) return process.send({ result: message.answer })
  process.send({ note: 'first.liquid' })
  process.send({ note: 'second.liquid' })
  if (message.job.do === 'crash') process.kill(process.pid, 'SIGKILL')
  else process.send({ question: message.job.do })
})`,
)
afterAll(() => rmSync(folder, { recursive: true }))

const INPUT = Buffer.alloc(0)

describe('ChildWorker', () => {
  it('answers a question of its process, in the context of whoever gave it the job', async () => {
    const context = new AsyncLocalStorage<string>()
    const worker = new ChildWorker(program, 64)
    const ask = (name: string) =>
      context.run(name, () =>
        worker.do({
          answer: async (question) => `${String(question)} in ${context.getStore()}`,
          cpuMs: 30_000,
          input: INPUT,
          job: { do: 'name' },
        }),
      )
    expect(await ask('first')).toBe('name in first')
    expect(await ask('second')).toBe('name in second')
    worker.stop()
  })

  it('fails with the error of the answer, and ends the process that would wait for it', async () => {
    const worker = new ChildWorker(program, 64)
    const answer = () => Promise.reject(new Error('no database'))
    await expect(worker.do({ answer, cpuMs: 30_000, input: INPUT, job: { do: 'name' } })).rejects.toThrow('no database')
    expect(worker.isRunning).toBe(false)
  })

  it('passes on what a process has reported before it ended', async () => {
    const notes: unknown[] = []
    const worker = new ChildWorker(program, 64)
    const work = worker.do({ cpuMs: 30_000, input: INPUT, job: { do: 'crash' }, onNote: (note) => notes.push(note) })
    await expect(work).rejects.toMatchObject({ reason: 'crash' })
    expect(notes).toEqual(['first.liquid', 'second.liquid'])
  })
})
