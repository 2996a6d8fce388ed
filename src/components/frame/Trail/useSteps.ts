'use client'

import { useStepNav, type StepNavItem } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { isUuid } from '@/lib/values'

/** The breadcrumbs that Payload shows. It names a document without a title by its id, which this replaces. */
export function useSteps(): StepNavItem[] {
  const { setStepNav, stepNav } = useStepNav()
  const untitled = useMessages()('untitled')
  useEffect(() => {
    if (stepNav.some(({ label }) => isUuid(label)))
      setStepNav(stepNav.map((step) => (isUuid(step.label) ? { ...step, label: untitled } : step)))
  }, [setStepNav, stepNav, untitled])
  return stepNav
}
