import type { PayloadRequest } from 'payload'
import type { RateLimit } from '../define'
import { checkLimit, isUsedUp } from '../limits'
import { tooOften } from '../OperationError'
import { tellDeciders } from './tellDeciders'

const AN_HOUR = 60 * 60
/** Whoever knows the code mistypes it less often than that. */
const A_DAYS_TRIES: RateLimit = { by: ['tenant'], points: 20, seconds: 24 * AN_HOUR }
const NAME = 'wrongRequestCode'

interface Site {
  id: string
  name: string
}

/** @throws OperationError 429 while somebody guesses: until then the right code is not taken either */
export async function refuseWhileGuessed(req: PayloadRequest, { id }: Site): Promise<void> {
  if (await isUsedUp(NAME, A_DAYS_TRIES, { person: null, req, tenantId: id })) throw tooOften('collaborators', AN_HOUR)
}

/** Counts a wrong code, and tells the site when there were too many. */
export async function countWrongCode(req: PayloadRequest, site: Site): Promise<void> {
  const caller = { person: null, req, tenantId: site.id }
  await checkLimit(NAME, 'collaborators', A_DAYS_TRIES, caller)
  if (await isUsedUp(NAME, A_DAYS_TRIES, caller)) await tellDeciders(req, { about: 'noticeGuessed', site, values: {} })
}
