'use client'

import type { DefaultCellComponentProps } from 'payload'
import { Status } from '../../ui/Status/Status'
import { isState } from '../../ui/Status/states'

/** A state in a list. */
export const StatusCell = ({ cellData }: DefaultCellComponentProps) => (isState(cellData) ? <Status state={cellData} /> : null)
