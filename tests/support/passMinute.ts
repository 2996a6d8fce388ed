import { poolOf } from '@/database/connections'
import type { TestApp } from './boot'

/** A minute later, as far as limits of a minute go; those of a day are counted on. */
export async function passMinute(app: TestApp): Promise<void> {
  await poolOf(app.payload).query("delete from rate_limits where key like '%:60:%'")
}
