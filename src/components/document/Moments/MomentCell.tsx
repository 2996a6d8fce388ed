'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { exactTime, relativeTime } from '@/lib/time/relativeTime'

/** A log time in a list: relative, with the exact time on hover. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  const moment = new Date(typeof cellData === 'string' ? cellData : NaN)
  if (Number.isNaN(moment.getTime())) return null
  return (
    // The minute may change between server render and hydration.
    <time
      dateTime={moment.toISOString()}
      style={{ whiteSpace: 'nowrap' }}
      suppressHydrationWarning
      title={exactTime(moment, language)}
    >
      {relativeTime(moment, new Date(), language)}
    </time>
  )
}
