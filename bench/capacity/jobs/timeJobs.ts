import { getPayload, type BasePayload } from 'payload'
import config from '../../../payload.config'
import { taskList, crontabOf } from '../../../src/jobs/worker/taskList'

// A program of its own: does what runs by the clock, one job after the other, and says how long each took, as JSON.

/** Milliseconds by the name of the job, and what went wrong. */
export type JobTimes = Record<string, { ms: number; problem?: string }>

async function timeJobs(payload: BasePayload): Promise<JobTimes> {
  const tasks = taskList(payload)
  const times: JobTimes = {}
  for (const line of crontabOf(payload.config).split('\n')) {
    const [, , , , , job] = line.split(' ')
    const begun = performance.now()
    const problem = await Promise.resolve(tasks[job!]!({}, undefined as never)).then(() => undefined, String)
    times[job!] = { ms: performance.now() - begun, ...(problem && { problem }) }
  }
  return times
}

const payload = await getPayload({ config })
console.log(JSON.stringify(await timeJobs(payload)))
process.exit(0)
