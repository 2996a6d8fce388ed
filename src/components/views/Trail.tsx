'use client'

import { useStepNav, type StepNavItem } from '@payloadcms/ui'
import { useEffect } from 'react'

/** Sets the breadcrumbs, again when a view of Payload's inside the screen has set its own. */
export function Trail({ nav }: { nav: StepNavItem[] }) {
  const { setStepNav, stepNav } = useStepNav()
  useEffect(() => {
    if (stepNav !== nav) setStepNav(nav)
  }, [nav, setStepNav, stepNav])
  return null
}
