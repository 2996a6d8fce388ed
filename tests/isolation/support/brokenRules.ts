import { jest } from '@jest/globals'
import type { ContentGroup } from '@/access/permissions'
import type {
  Access,
  CollectionBeforeValidateHook,
  CollectionBeforeChangeHook,
  Field,
  PayloadRequest,
  Plugin,
} from 'payload'

/** Rules of ours that keep tenants apart, each of which can be broken while the application runs. */
export type Rule =
  | 'canAccess'
  | 'evaluateRule'
  | 'forCollection'
  | 'guardReferences'
  | 'guardServerFunction'
  | 'guardTenant'
  | 'inTenantOfData'
  | 'inTenantsWith'
  | 'narrowPerson'
  | 'readPass'
  | 'restrictToTenant'

const broken = new Set<Rule>()

/** Does something while rules are broken. */
export async function whileBroken<Result>(rules: readonly Rule[], work: () => Promise<Result>): Promise<Result> {
  for (const rule of rules) broken.add(rule)
  try {
    return await work()
  } finally {
    broken.clear()
  }
}

/**
 * Puts rules that can be broken in place of ours. Call it before anything of the application is imported.
 * @param hasPlugin whether the second lock is there
 */
export async function makeBreakable(hasPlugin: boolean): Promise<void> {
  // Before what is made of it.
  const tokens = await import('@/access/bearerTokens')
  jest.unstable_mockModule('@/access/bearerTokens', () => ({
    ...tokens,
    narrowPerson: (...args: Parameters<typeof tokens.narrowPerson>) =>
      broken.has('narrowPerson') ? args[0] : tokens.narrowPerson(...args),
  }))
  const { evaluateForPerson } = await import('@/access/personOf')
  const { hasPermission, tenantsWithPermission } = await import('@/access/person')
  const isSomebody = ({ req }: { req: PayloadRequest }): boolean => Boolean(req.user)

  const atoms = await import('@/access/atoms')
  jest.unstable_mockModule('@/access/atoms', () => ({
    ...atoms,
    // A key that is held anywhere opens every tenant.
    inTenantsWith: (key: string, path?: string): Access => {
      const rule = atoms.inTenantsWith(key, path)
      return (args) =>
        broken.has('inTenantsWith')
          ? evaluateForPerson(
              args.req,
              (person) => person !== null && (person.isSuperAdmin || tenantsWithPermission(person, key).length > 0),
            )
          : rule(args)
    },
    inTenantOfData: (key: string): Access => {
      const rule = atoms.inTenantOfData(key)
      return (args) =>
        broken.has('inTenantOfData')
          ? evaluateForPerson(
              args.req,
              (person) =>
                person !== null && [...person.memberships.keys()].some((id) => hasPermission(person, key, id)),
            )
          : rule(args)
    },
  }))
  const tenants = await import('@/access/guardTenant')
  jest.unstable_mockModule('@/access/guardTenant', () => ({
    ...tenants,
    guardTenant: (group: string): CollectionBeforeValidateHook => {
      const hook = tenants.guardTenant(group)
      return (args) => (broken.has('guardTenant') ? (args.data as object) : hook(args))
    },
  }))
  const touching = await import('@/access/canAccess')
  jest.unstable_mockModule('@/access/canAccess', () => ({
    canAccess: (...args: Parameters<typeof touching.canAccess>) =>
      broken.has('canAccess') ? Promise.resolve(isSomebody({ req: args[0] })) : touching.canAccess(...args),
    canAccessAll: (...args: Parameters<typeof touching.canAccessAll>) =>
      broken.has('canAccess') ? Promise.resolve(isSomebody({ req: args[0] })) : touching.canAccessAll(...args),
  }))
  const keeping = await import('@/collections/restrictToTenant')
  jest.unstable_mockModule('@/collections/restrictToTenant', () => ({
    ...keeping,
    restrictToTenant: (scoped: ReadonlySet<string>) => {
      const restrict = keeping.restrictToTenant(scoped)
      return (field: Field): Field => {
        const kept = restrict(field)
        if (kept === field || !('filterOptions' in kept) || typeof kept.filterOptions !== 'function') return kept
        const filter = kept.filterOptions as (args: object) => unknown
        return {
          ...kept,
          filterOptions: (args: object) => (broken.has('restrictToTenant') ? true : filter(args)),
        } as Field
      }
    },
  }))
  const guarding = await import('@/collections/references/references')
  jest.unstable_mockModule('@/collections/references/references', () => ({
    ...guarding,
    guardReferences: ((args) =>
      broken.has('guardReferences') ? args.data : guarding.guardReferences(args)) as CollectionBeforeChangeHook,
  }))
  // Made of rules above.
  const collection = await import('@/access/forCollection')
  jest.unstable_mockModule('@/access/forCollection', () => ({
    forCollection: (group: ContentGroup) =>
      Object.fromEntries(
        Object.entries(collection.forCollection(group)).map(([name, rule]) => [
          name,
          (args: Parameters<Access>[0]) =>
            broken.has('forCollection') && name !== 'unlock' ? isSomebody(args) : rule(args),
        ]),
      ),
  }))
  const functions = await import('@/access/guardServerFunction')
  jest.unstable_mockModule('@/access/guardServerFunction', () => ({
    guardServerFunction: (...args: Parameters<typeof functions.guardServerFunction>) =>
      broken.has('guardServerFunction') ? Promise.resolve(args[1]) : functions.guardServerFunction(...args),
  }))
  const operations = await import('@/endpoints/routeRules')
  jest.unstable_mockModule('@/endpoints/routeRules', () => ({
    ...operations,
    // Whoever is signed in may call.
    evaluateRule: (...args: Parameters<typeof operations.evaluateRule>) =>
      broken.has('evaluateRule') && args[1] ? 'allowed' : operations.evaluateRule(...args),
  }))
  const passes = await import('@/plugins/releases/lib/preview/pass')
  jest.unstable_mockModule('@/plugins/releases/lib/preview/pass', () => ({
    ...passes,
    // A pass for one release opens all.
    readPass: (...args: Parameters<typeof passes.readPass>) =>
      broken.has('readPass') ? (args[1]?.split('.')[1] ?? null) : passes.readPass(...args),
  }))
  if (!hasPlugin)
    jest.unstable_mockModule('@/config/separateTenants', () => ({ separateTenants: ((config) => config) as Plugin }))
}
