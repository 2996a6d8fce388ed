'use client'

import { UNLIMITED } from '../../../../../lib/plans/planAllows'
import { Banner } from '../../../../ui/Banner/Banner'
import { Button } from '../../../../ui/Button/Button'
import { useMessages } from '../../../../ui/useMessages'

export interface Seats {
  /** Memberships beside the owner's, and open invitations. */
  used: number
  /** -1 for none. */
  limit: number
}

export const seatsLeft = ({ limit, used }: Seats): number =>
  limit === UNLIMITED ? Infinity : Math.max(0, limit - used)

interface Props {
  seats: Seats
  /** Address of the plans; null for who may not see them. */
  plans: string | null
}

/** Says when the last seat is left, and when none is. */
export function SeatBanner({ plans, seats }: Props) {
  const t = useMessages()
  const left = seatsLeft(seats)
  if (left > 1) return null
  const isReached = left === 0
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
