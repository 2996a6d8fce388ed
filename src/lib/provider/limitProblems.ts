import { planLimit, UNLIMITED, type Planned } from '../plans/planAllows'
import type { SiteProblem } from './siteProblem'

interface Usage {
  tenant: Planned & { id: string }
  seats: number
  languages: number
}

/** Plan limits that a tenant has reached. A limit of zero with no usage is not a problem. */
export function limitProblems({ languages, seats, tenant }: Usage): SiteProblem[] {
  const limits = [
    { kind: 'limit.seats', limit: planLimit(tenant, 'staff_seats'), used: seats, word: 'siteSeatsReached' },
    {
      kind: 'limit.languages',
      limit: planLimit(tenant, 'additional_locales'),
      used: languages,
      word: 'siteLanguagesReached',
    },
  ] as const
  return limits.flatMap(({ kind, limit, used, word }) =>
    limit !== UNLIMITED && used > 0 && used >= limit
      ? [
          {
            isInSite: true,
            kind,
            path: '/settings/billing' as const,
            tenantId: tenant.id,
            values: { limit, used },
            word,
          },
        ]
      : [],
  )
}
