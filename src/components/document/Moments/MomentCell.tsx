'use client'

import type { DefaultCellComponentProps } from 'payload'
import { utcMoment } from '../../../lib/time/utcMoment'

/** A moment of the log kind in a list. */
export const MomentCell = ({ cellData }: DefaultCellComponentProps) => (
  <time dateTime={String(cellData ?? '')} style={{ whiteSpace: 'nowrap' }}>
    {utcMoment(cellData as string | null)}
  </time>
)
