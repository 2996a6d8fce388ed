import { planLimit, UNLIMITED, type WithPlan } from '@/lib/plans/planAllows'
import type { SiteProblem } from './siteProblem'

interface Usage {
  tenant: WithPlan & { id: string }
  seats: number
  languages: number
}

/** Plan limits that a tenant has reached. A limit of zero with no usage is not a problem. */
export function limitProblems({ languages, seats, tenant }: Usage): SiteProblem[] {
  const limits = [
    { kind: 'limit.seats', limit: planLimit(tenant, 'staff_seats'), used: seats, message: 'siteSeatsReached' },
    {
      kind: 'limit.languages',
      limit: planLimit(tenant, 'additional_locales'),
      used: languages,
      message: 'siteLanguagesReached',
    },
  ] as const
  return limits.flatMap(({ kind, limit, message, used }) =>
    limit !== UNLIMITED && used > 0 && used >= limit
      ? [
          {
            isInSite: true,
            kind,
            path: '/settings/billing' as const,
            tenantId: tenant.id,
            values: { limit, used },
            message,
          },
        ]
      : [],
  )
}
