import { readdirSync, readFileSync } from 'node:fs'

/** Milliseconds per tick in `/proc`, which uses 100 ticks per second on Linux. */
const MS_PER_TICK = 10

/**
 * CPU time used so far by a process group, in milliseconds, which other load on the machine hardly affects. Excludes
 * PostgreSQL.
 * @returns NaN without `/proc`
 */
export function processorTime(group: number): number {
  try {
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ticksOf(pid, group))
    return MS_PER_TICK * ticks.reduce((sum, value) => sum + value, 0)
  } catch {
    return Number.NaN
  }
}

function ticksOf(pid: string, group: number): number {
  try {
    // Fields after the process name, which may contain spaces and brackets: state, parent, group, …, user and system
    // time as 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0
  } catch {
    return 0
  }
}
