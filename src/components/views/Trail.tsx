'use client'

import { useStepNav, type StepNavItem } from '@payloadcms/ui'
import { useEffect } from 'react'
import { asOwnSteps } from '@/components/frame/Trail/ownSteps'

/** Sets the breadcrumbs, and sets them again if a Payload view inside the screen replaces them. */
export function Trail({ nav }: { nav: StepNavItem[] }) {
  const { setStepNav, stepNav } = useStepNav()
  useEffect(() => {
    if (stepNav !== nav) setStepNav(asOwnSteps(nav))
  }, [nav, setStepNav, stepNav])
  return null
}
