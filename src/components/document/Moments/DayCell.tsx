'use client'

import { useTranslation } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { plainDay } from '@/lib/time/formatIn'

/** A date without a time, in a list. */
export function DayCell({ cellData }: DefaultCellComponentProps) {
  const { language } = useTranslation().i18n
  return (
    <time dateTime={String(cellData ?? '').slice(0, 10)} style={{ whiteSpace: 'nowrap' }}>
      {plainDay(cellData as string | null, language)}
    </time>
  )
}
