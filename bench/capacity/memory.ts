import { readFileSync } from 'node:fs'

const KB = 1024

/** Bytes of memory that a process holds now, and the most that it ever held. NaN where there is no `/proc`. */
export function memoryOf(pid: number): { now: number; most: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const of = (name: string): number => KB * Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1])
    return { most: of('VmHWM'), now: of('VmRSS') }
  } catch {
    return { most: Number.NaN, now: Number.NaN }
  }
}
