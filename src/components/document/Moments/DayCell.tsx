'use client'

import type { DefaultCellComponentProps } from 'payload'
import { plainDay } from '../../../lib/time/plainDay'

/** A day without a time in a list. */
export const DayCell = ({ cellData }: DefaultCellComponentProps) => (
  <time dateTime={String(cellData ?? '').slice(0, 10)} style={{ whiteSpace: 'nowrap' }}>
    {plainDay(cellData as string | null)}
  </time>
)
