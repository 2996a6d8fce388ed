'use client'

import type { StepNavItem } from '@payloadcms/ui'
import { createContext, use } from 'react'

/** Given by a screen of our own to the frame around it. */
export const ScreenTrail = createContext<StepNavItem[]>([])

/** Breadcrumbs of the screen inside the frame; empty on Payload's own screens. */
export const useScreenTrail = (): StepNavItem[] => use(ScreenTrail)
