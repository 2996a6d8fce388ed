import { EventEmitter } from 'node:events'
import type { WorkerEvents } from 'graphile-worker'
import { getPayload } from 'payload'
import config from '@payload-config'
import { poolOf } from '@/database/connections'
import { createPool } from '@/database/pools'
import { settings } from '@/lib/settings'
import { startTelemetry } from '@/lib/telemetry/startTelemetry'
import { telemetry } from '@/lib/telemetry/telemetry'
import { safeConcurrency } from './concurrency'
import { observeQueue } from './observeJob'
import { showPresence } from './presence'
import { startQueue } from './startQueue'
import { startServices } from './startServices'
import { stopWorker } from './stopWorker'
import { taskList, crontabOf } from './taskList'
import { waitForDatabase } from './waitForDatabase'

/** Connections to fetch and complete jobs, plus one that listens for new ones. */
const QUEUE_CONNECTIONS = 10

// The worker: sends emails, publishes scheduled documents and runs other background jobs. Any number of worker
// processes may run.
const { DATABASE_URL, SHUTDOWN_SECONDS } = settings()
const { concurrency, notice } = safeConcurrency(settings())
if (notice) console.warn(notice)
await startTelemetry('worker', settings())
const payload = await getPayload({ config })
const pool = poolOf(payload)
const untilDatabaseReturns = () =>
  waitForDatabase(pool, (reason) => console.log(`The worker is waiting for the database (${reason})`))
await untilDatabaseReturns()
const events: WorkerEvents = new EventEmitter()
const presence = showPresence(events, DATABASE_URL)
observeQueue(payload)
const stopServices = await startServices(payload)
const queuePool = createPool(
  'queue',
  { connectionString: DATABASE_URL, keepAlive: true, max: QUEUE_CONNECTIONS },
  payload.logger,
)
const runner = startQueue(
  {
    concurrency,
    crontab: crontabOf(payload.config),
    events,
    // The signals are handled below, in the right order.
    noHandleSignals: true,
    pgPool: queuePool,
    pollInterval: 1_000,
    taskList: taskList(payload),
  },
  untilDatabaseReturns,
)

let isStopping = false
async function stop() {
  if (isStopping) return
  isStopping = true
  if (await stopWorker({ limitMs: SHUTDOWN_SECONDS * 1000, names: presence.names, pool, queuePool, runner })) {
    await stopServices()
    await presence.leave()
    await payload.destroy()
  } else console.log(`Jobs still running after SHUTDOWN_SECONDS (${SHUTDOWN_SECONDS}) were returned to the queue`)
  await telemetry().stop()
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
await runner
console.log('The worker is up')
await (
  await runner
).promise
