import type { SanitizedConfig } from 'payload'
import { pluginsOf } from '../../config/definePlugin'

const CORE = [
  { cron: '* * * * *', job: 'publishScheduled' },
  { cron: '* * * * *', job: 'freeJobs' },
  { cron: '* * * * *', job: 'resumeMails' },
  { cron: '17 * * * *', job: 'tidy' },
  { cron: '29 3 * * *', job: 'deleteExpiredAnswers' },
  { cron: '43 * * * *', job: 'checkDomains' },
  { cron: '53 * * * *', job: 'countSites' },
]

/** The schedule of recurring jobs, in UTC. `max=1` prevents concurrent runs and a backlog after an interruption. */
export const crontabOf = (config: SanitizedConfig): string =>
  [...CORE, ...pluginsOf(config).flatMap(({ schedule = [] }) => schedule)]
    .map(({ cron, job }) => `${cron} ${job} ?max=1&jobKey=${job}`)
    .join('\n')
