import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'

// Does what a decoder does when it meets its master.
process.on('disconnect', () => process.exit())
process.on('uncaughtException', ({ code }) => process.send({ error: code }))
process.on('message', ({ input, job }) => {
  if (job.do === 'throw') process.send({ error: 'no such thing' })
  if (job.do === 'echo') process.send({ result: { input: input?.toString() ?? null, pid: process.pid } })
  if (job.do === 'settings') process.send({ result: Object.keys(process.env) })
  if (job.do === 'write') writeFileSync(`${tmpdir()}/callboard-${process.pid}`, 'x')
  if (job.do === 'start') spawnSync('true')
  if (job.do === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (job.do === 'loop') for (;;);
  if (job.do === 'grow') for (const all = []; ;) all.push(new Array(10_000).fill(all.length))
})
