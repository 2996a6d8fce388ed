import { EventEmitter } from 'node:events'
import { run, type WorkerEvents } from 'graphile-worker'
import { getPayload } from 'payload'
import config from '../../../payload.config'
import { poolOf } from '../../database/poolOf'
import { settings } from '../../lib/settings'
import { crontabOf } from './crontab'
import { showPresence } from './presence'
import { startServices } from './startServices'
import { taskList } from './taskList'
import { whenAnswered } from './whenAnswered'

// The worker: sends mails, publishes what is scheduled, deletes what was asked for. As many processes as one likes.
const payload = await getPayload({ config })
await whenAnswered(poolOf(payload), (reason) => console.log(`The worker waits for the database (${reason})`))
const events: WorkerEvents = new EventEmitter()
const leave = showPresence(events, settings().DATABASE_URL)
const endServices = await startServices(payload)
const runner = await run({
  concurrency: settings().WORKER_CONCURRENCY,
  connectionString: settings().DATABASE_URL,
  crontab: crontabOf(payload.config),
  events,
  // Our parent stops us; the signals are handled below, in the right order.
  noHandleSignals: true,
  pollInterval: 1_000,
  taskList: taskList(payload),
})

let stopping = false
async function stop() {
  if (stopping) return
  stopping = true
  await runner.stop()
  await endServices()
  await leave()
  await payload.destroy()
  process.exit(0)
}

process.on('SIGINT', () => void stop())
process.on('SIGTERM', () => void stop())
console.log('The worker is up')
await runner.promise
