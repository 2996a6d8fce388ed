'use client'

import type { DefaultCellComponentProps } from 'payload'
import { Status } from '@/components/ui/Status/Status'
import { eventState, isState } from '@/components/ui/Status/states'

/** A status in a list. */
export function StatusCell({ cellData }: DefaultCellComponentProps) {
  const state = typeof cellData === 'string' ? eventState(cellData) : null
  return isState(state) ? <Status state={state} /> : null
}
