import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from '../../../../scripts/lib/processes.mjs'
import { makeClone, type Clone } from './makeClone.ts'
import { runScript, type Script } from './script.ts'

export interface StartedClone extends Clone {
  /** Every process that a start consists of, by the files that they leave. */
  parts: () => { all: number[]; database: number; services: number[] }
  /** `npm start` in this clone. */
  start: (port: number) => Script
  /** Asks a start to end, and checks that it takes all its processes with it. */
  stop: (script: Script, signal: NodeJS.Signals) => Promise<void>
  /** Kills what a failed test has left running. */
  killAll: () => void
}

/** A clone in miniature, to be started and stopped. */
export function makeStartedClone(): StartedClone {
  const clone = makeClone()
  const started: Script[] = []
  const parts = () => {
    const services = (
      JSON.parse(readFileSync(join(clone.folder, '.data/processes.json'), 'utf8')) as { pid: number }[]
    ).map(({ pid }) => pid)
    const database = Number(
      readFileSync(join(clone.folder, '.data/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0],
    )
    return { all: [database, ...services], database, services }
  }
  return {
    ...clone,
    killAll: () => {
      for (const script of started.splice(0)) script.child.kill()
    },
    parts,
    start: (port) => {
      const script = runScript(join(clone.folder, 'scripts/start.mjs'), [], { PORT: String(port) })
      started.push(script)
      return script
    },
    stop: async (script, signal) => {
      const { all } = parts()
      expect(all.map(isAlive)).toEqual([true, true, true])
      script.child.kill(signal)
      expect(await script.ended).toBe(0)
      expect(all.map(isAlive)).toEqual([false, false, false])
    },
  }
}
