'use client'

import type { ReactElement } from 'react'
import { Tooltip } from '@/components/ui/Tooltip/Tooltip'

interface Props {
  /** Why the control is disabled; null if it is enabled. */
  reason: string | null
  /** Renders the control. `aria-disabled` instead of `disabled`, so that keyboard users can reach the reason. */
  children: (closed: { 'aria-disabled'?: true }) => ReactElement
}

/** A control that explains why it is disabled. */
export const WithReason = ({ children, reason }: Props) =>
  reason ? <Tooltip text={reason}>{children({ 'aria-disabled': true })}</Tooltip> : children({})
