import type { BasePayload } from 'payload'
import { isRecord } from '@/lib/values'

const KEY = 'canary-cpu'
const HOUR_MS = 60 * 60 * 1000

/** Remembers the processor time of the last run. */
export const writeCpuTime = (payload: BasePayload, cpuMs: number): Promise<void> => payload.kv.set(KEY, { cpuMs })

/** The last run's share of a processor core over an hour, from 0 to 1; null before the first run. */
export async function readCpuShare(payload: BasePayload): Promise<number | null> {
  const stored = await payload.kv.get(KEY)
  return isRecord(stored) && typeof stored.cpuMs === 'number' ? stored.cpuMs / HOUR_MS : null
}
