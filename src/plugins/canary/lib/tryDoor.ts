import { readFootprint } from '../database/footprint'
import { aimAt, aimAtNothing } from './Aim'
import type { Call } from './Call'
import type { Door, RequestDoor } from './Door'
import type { Finding, FindingKind } from './findings'
import { saysNothing } from './saysNothing'
import { holdsSomethingOf, idsOf, type Actor } from './scene'
import type { Answer } from './Sender'
import type { Trial } from './Trial'

/** Tries one route as one person with ids of the other site. Nothing is found where the server is too busy. */
export async function tryDoor(trial: Trial, door: Door, actor: Actor): Promise<Finding[]> {
  const kinds = 'probe' in door ? await door.probe(trial, actor) : await tryRequest(trial, door, actor)
  return kinds.map((kind) => ({ actor, kind, route: door.route }))
}

async function tryRequest(trial: Trial, door: RequestDoor, actor: Actor): Promise<FindingKind[]> {
  const { reach, scene, sender } = trial
  const foreignAim = aimAt(scene.b)
  const call = await door.callFor(foreignAim)
  if (!call) return []
  const foreign = await sender.send(call, actor)
  if (saysNothing(foreign)) return []
  const isShown = door.isPublic
    ? foreign.text.includes(scene.b.draftMark) && !foreign.request.includes(scene.b.draftMark)
    : holdsSomethingOf(scene.b, foreign.text, foreign.request)
  const findings: FindingKind[] = isShown ? ['shown'] : []
  if (door.tellsNothing) {
    const nothing = await door.callFor(aimAtNothing(foreignAim, reach))
    const unknown = nothing && (await sender.send(nothing, actor))
    if (unknown && !saysNothing(unknown) && differs(door, { call, ...foreign }, { call: nothing, ...unknown }))
      findings.push('told')
  }
  if (door.writes && foreign.status < 400 && (await hasChanged(trial))) findings.push('written')
  if (door.linksFrom && foreign.status < 400 && (await isLinked(trial, door.linksFrom))) findings.push('linked')
  if (door.showsOwn?.includes(actor) && !(await reachesOwn(trial, door, actor))) findings.push('unreached')
  return findings
}

/** Whether the other site changed since the last look. */
export async function hasChanged(trial: Trial): Promise<boolean> {
  const now = await readFootprint(trial.payload, trial.scene.b.tenantId)
  const isChanged = now !== trial.footprint
  trial.footprint = now
  return isChanged
}

type Asked = Answer & { call: Call }

function differs({ tellsNothing }: RequestDoor, one: Asked, other: Asked): boolean {
  if (tellsNothing === 'status') return one.status !== other.status
  return masked(one) !== masked(other)
}

const ID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi

/** An answer without the ids that its request named. */
function masked({ request, status, text }: Asked): string {
  const ids = new Set(request.match(ID) ?? [])
  return `${status} ${text.replace(ID, (id) => (ids.has(id) ? 'ID' : id))}`
}

async function reachesOwn({ scene, sender }: Trial, door: RequestDoor, actor: Actor): Promise<boolean> {
  const call = door.ownCall ?? (await door.callFor(aimAt(scene.a)))
  if (!call) return true
  const own = await sender.send(call, actor)
  if (saysNothing(own)) return true
  const isCount = call.path.includes('/count')
  return own.status === 200 && (isCount ? !own.text.includes(':0}') : holdsSomethingOf(scene.a, own.text, own.request))
}

/** Whether the own document refers to one of the other site. */
async function isLinked({ scene, sender }: Trial, own: Call): Promise<boolean> {
  const { text } = await sender.send(own, 'owner')
  return idsOf(scene.b).some((id) => text.includes(id))
}
