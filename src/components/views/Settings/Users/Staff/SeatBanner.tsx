'use client'

import { UNLIMITED } from '@/lib/plans/planAllows'
import { Banner } from '@/components/ui/Banner/Banner'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'

export interface Seats {
  /** Memberships, without the owner's, and open invitations. */
  used: number
  /** -1 for unlimited. */
  limit: number
}

export const seatsLeft = ({ limit, used }: Seats): number =>
  limit === UNLIMITED ? Infinity : Math.max(0, limit - used)

interface Props {
  seats: Seats
  /** URL of the plans; null if the user cannot see them. */
  plans: string | null
}

/** Warns when one seat or none is left. */
export function SeatBanner({ plans, seats }: Props) {
  const t = useMessages()
  const remaining = seatsLeft(seats)
  if (remaining > 1) return null
  const isReached = remaining === 0
  return (
    <Banner
      action={plans && <Button href={plans}>{t('peopleSeePlans')}</Button>}
      icon="Users"
      title={t(isReached ? 'peopleLimitReached' : 'peopleAlmostAtLimit')}
    >
      {isReached ? t(plans ? 'peopleLimitReachedHelp' : 'peopleLimitReachedAsk') : t('peopleAlmostAtLimitHelp')}
    </Banner>
  )
}
