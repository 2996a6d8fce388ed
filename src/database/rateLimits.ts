import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from './connections'
import { namesOf } from './names'

const rateLimits = namesOf('rate_limits')
const r = namesOf('rate_limits', 'r')

/**
 * Counts a point as `rate-limiter-flexible` does, but in the transaction of the request. Others who count the same key
 * wait until it ends.
 * @returns false when all points of the period were counted before
 */
export async function countWithin(
  req: Transaction,
  key: string,
  { points, seconds }: { points: number; seconds: number },
): Promise<boolean> {
  const now = Date.now()
  const { rows } = await (
    await dbOf(req)
  ).execute(sql`
    insert into ${rateLimits} as r (${rateLimits.key}, ${rateLimits.points}, ${rateLimits.expire}) values (${key}, 1, ${now + seconds * 1000}::bigint)
    on conflict (${rateLimits.key}) do update set
      ${rateLimits.points} = case when ${r.expire} <= ${now}::bigint then 1 else ${r.points} + 1 end,
      ${rateLimits.expire} = case when ${r.expire} <= ${now}::bigint then excluded.${rateLimits.expire} else ${r.expire} end
    where ${r.expire} <= ${now}::bigint or ${r.points} < ${points}::int
    returning ${rateLimits.key}`)
  return rows.length > 0
}
