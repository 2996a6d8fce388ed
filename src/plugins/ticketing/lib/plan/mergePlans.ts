import type { Plan } from './types'

/** Merges plans. Lists are sorted by external id, so that the result does not depend on input order. */
export function mergePlans(plans: readonly Plan[]): Plan {
  const byId = (a: { externalId: string }, b: { externalId: string }) => compare(a.externalId, b.externalId)
  const all = <Key extends 'create' | 'notes' | 'problems' | 'remove' | 'restore' | 'status' | 'update' | 'vanished'>(
    key: Key,
  ): Plan[Key] => plans.flatMap((plan): Plan[Key][number][] => plan[key]) as Plan[Key]
  return {
    create: all('create').sort(byId),
    held: plans
      .flatMap(({ held }) => held)
      .sort((a, b) => byId(a.part, b.part) || compare(a.field ?? '', b.field ?? '')),
    linked: plans.reduce((sum, { linked }) => sum + linked, 0),
    notes: all('notes').sort((a, b) => compare(a.id, b.id)),
    problems: all('problems').sort(
      (a, b) => byId(a, b) || compare(a.field ?? '', b.field ?? '') || compare(a.name, b.name),
    ),
    remove: all('remove').sort(byId),
    restore: all('restore').sort(byId),
    status: all('status').sort(byId),
    unchanged: {
      events: plans.reduce((sum, { unchanged }) => sum + unchanged.events, 0),
      instances: plans.reduce((sum, { unchanged }) => sum + unchanged.instances, 0),
    },
    update: all('update').sort(byId),
    vanished: all('vanished').sort(byId),
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
