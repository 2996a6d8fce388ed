import { poolOf } from '@/database/connections'
import type { TestApp } from './boot'

/** Resets per-minute rate limits, as if a minute had passed. Daily limits continue. */
export async function expireMinuteLimits(app: TestApp): Promise<void> {
  await poolOf(app.payload).query("delete from rate_limits where key like '%:60:%'")
}
