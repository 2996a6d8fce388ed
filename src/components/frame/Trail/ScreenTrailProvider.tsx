'use client'

import type { StepNavItem } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import { ScreenTrail } from './screenTrail'

interface Props {
  children: ReactNode
  nav: StepNavItem[]
}

/** Names a screen of our own to the frame, which renders the breadcrumbs above it. */
export const ScreenTrailProvider = ({ children, nav }: Props) => <ScreenTrail value={nav}>{children}</ScreenTrail>
