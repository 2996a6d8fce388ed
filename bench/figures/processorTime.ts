import { readdirSync, readFileSync } from 'node:fs'

/** Of a tick in `/proc`: Linux counts a hundred a second whatever its own clock does. */
const MS_A_TICK = 10

/**
 * Milliseconds of the processor that a process group has used so far: what a machine that is busy otherwise does not
 * change much. PostgreSQL's are not in it.
 * @returns NaN where there is no `/proc`
 */
export function processorTime(group: number): number {
  try {
    const ticks = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ticksOf(pid, group))
    return MS_A_TICK * ticks.reduce((sum, one) => sum + one, 0)
  } catch {
    return Number.NaN
  }
}

function ticksOf(pid: string, group: number): number {
  try {
    // Behind the name, which may have spaces and brackets: state, parent, group, …, user and system time as 12th and 13th.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
    return Number(fields[2]) === group ? Number(fields[11]) + Number(fields[12]) : 0
  } catch {
    return 0
  }
}
