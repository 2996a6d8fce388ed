import { setTimeout as pause } from 'node:timers/promises'
import type { BasePayload } from 'payload'
import { callboardOf } from '@/exports/server'
import { readFootprint } from '../database/footprint'
import type { RunState } from '../tables/canary'
import { aimAt } from './Aim'
import { creationDoors } from './creationDoors'
import type { Door } from './Door'
import { breaches, distinctFindings, type Finding } from './findings'
import { functionDoors } from './functionDoors'
import { operationDoors } from './operationDoors'
import { newDataOf } from './plant/newDataOf'
import { pickerDoors } from './pickerDoors'
import { previewDoors } from './previewDoors'
import { Reach } from './Reach'
import { referenceDoors } from './referenceDoors'
import { restDoors } from './restDoors'
import { allAttempts, attemptsFrom } from './rotation'
import type { Scene } from './scene'
import { inProcess, Sender, type Transport } from './Sender'
import { issueToken } from './issueToken'
import { siteDoors } from './siteDoors'
import { previewHostEnd, siteHostOf } from './siteHostOf'
import type { Trial } from './Trial'
import { tryDoor, hasChanged } from './tryDoor'

export interface RunOptions {
  /** Where to begin among all attempts. */
  from: number
  /** Attempts at most. Default: a whole round. */
  maxAttempts?: number
  /** Time that answers may take together. Default: unlimited. */
  maxBusyMs?: number
  /** Processor time that the process may take meanwhile, for other jobs as well. Default: unlimited. */
  maxCpuMs?: number
  /** Attempts that are made whatever processor time other jobs take. Default: none. */
  minAttempts?: number
  /** Between two attempts. Default: none. */
  pauseMs?: number
  /** Only routes that match. Default: all. */
  routes?: RegExp
  /** Stops at the first breach. Default: false. */
  stopsAtBreach?: boolean
  /** Default: in this process. */
  transport?: Transport
}

export interface RunResult {
  attempts: number
  busyMs: number
  /** Processor time that the process took meanwhile, for other jobs as well. */
  cpuMs: number
  findings: Finding[]
  next: number
  state: RunState
  total: number
}

/** Tries a part of all routes with ids of site `b` as the people of site `a`. */
export async function runCanary(payload: BasePayload, scene: Scene, options: RunOptions): Promise<RunResult> {
  const cpu = startCpuClock()
  const { origin } = new URL(payload.config.serverURL)
  const reach = new Reach(scene, new URL(origin).host, [siteHostOf(scene.a), siteHostOf(scene.b)], previewHostEnd())
  const { transport = inProcess(payload) } = options
  const accessToken = await issueToken(payload, scene)
  const sender = new Sender({ accessToken, origin, payload, people: scene.people, reach, transport })
  const footprint = await readFootprint(payload, scene.b.tenantId)
  const trial: Trial = { footprint, payload, reach, scene, sender }
  const attempts = allAttempts(await doorsOf(payload, scene)).filter(
    ({ actor, door }) => (accessToken || actor !== 'program') && (options.routes?.test(door.route) ?? true),
  )
  const findings: Finding[] = []
  let made = 0
  for (const { actor, door } of attemptsFrom(attempts, options.from)) {
    if (made >= (options.maxAttempts ?? attempts.length) || sender.busyMs >= (options.maxBusyMs ?? Infinity)) break
    if (made >= (options.minAttempts ?? 0) && cpu() >= (options.maxCpuMs ?? Infinity)) break
    findings.push(...(await tryDoor(trial, door, actor)))
    made++
    if (options.stopsAtBreach && breaches(findings).length > 0) break
    if (options.pauseMs) await pause(options.pauseMs)
  }
  // Through whatever it came.
  if (await hasChanged(trial)) findings.push({ actor: 'anybody', kind: 'written', route: 'unknown' })
  const distinct = distinctFindings(findings)
  return {
    attempts: made,
    busyMs: Math.round(sender.busyMs),
    cpuMs: Math.round(cpu()),
    findings: distinct,
    next: attempts.length === 0 ? 0 : (options.from + made) % attempts.length,
    state: stateOf(distinct, sender.answered > 0),
    total: attempts.length,
  }
}

/**
 * @param isAnswered whether the server answered any request. What is asked without one, such as server functions, gets
 *   through however busy it is.
 */
function stateOf(findings: readonly Finding[], isAnswered: boolean): RunState {
  if (breaches(findings).length > 0) return 'broken'
  if (!isAnswered) return 'unanswered'
  return findings.length > 0 ? 'blind' : 'intact'
}

/** @returns a function that returns the processor time since, in milliseconds */
function startCpuClock(): () => number {
  const start = process.cpuUsage()
  return () => {
    const { system, user } = process.cpuUsage(start)
    return (system + user) / 1000
  }
}

/** All routes, from the registries of the application. */
async function doorsOf(payload: BasePayload, scene: Scene): Promise<Door[]> {
  const { config } = payload
  return [
    ...restDoors(config),
    ...operationDoors(config, aimAt(scene.a), aimAt(scene.b)),
    ...creationDoors(callboardOf(payload).contentTypes, config.routes.api, await newDataOf(payload, scene)),
    ...referenceDoors(payload, scene),
    ...functionDoors(payload),
    ...pickerDoors(payload),
    ...previewDoors(payload),
    ...siteDoors(scene, siteHostOf),
  ]
}
