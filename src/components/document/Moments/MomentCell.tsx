'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { exactTime, relativeTime } from '../../../lib/times/relativeTime'

/** A moment of the log kind in a list: how long ago, and on hover exactly when. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  const moment = new Date(typeof cellData === 'string' ? cellData : NaN)
  if (Number.isNaN(moment.getTime())) return null
  return (
    // A minute may end between the page and its script.
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
