'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { utcMoment } from '../../../lib/time/utcMoment'

/** A moment of the log kind in a list. */
export function MomentCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  return (
    <time dateTime={String(cellData ?? '')} style={{ whiteSpace: 'nowrap' }}>
      {utcMoment(cellData as string | null, language)}
    </time>
  )
}
