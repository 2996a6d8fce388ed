'use client'

import type { ReactElement } from 'react'
import { Tooltip } from '../../../ui/Tooltip/Tooltip'

interface Props {
  /** Why it cannot be used; null: it can. */
  reason: string | null
  /** The control, with what says that it is closed. Not `disabled`: whoever comes there by keyboard is told why, too. */
  children: (closed: { 'aria-disabled'?: true }) => ReactElement
}

/** A control that says why it does nothing, where it does nothing. */
export const WithReason = ({ children, reason }: Props) =>
  reason ? <Tooltip text={reason}>{children({ 'aria-disabled': true })}</Tooltip> : children({})
