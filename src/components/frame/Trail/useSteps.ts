'use client'

import { useStepNav, type StepNavItem } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useMessages } from '@/components/ui/useMessages'
import { isUuid } from '@/lib/values'
import { areOwnSteps } from './ownSteps'

/** Payload always links a document that it names by its id; a title that looks like an id is another one. */
const isNamedById = ({ label, url }: StepNavItem): boolean =>
  isUuid(label) && url?.split(/[?#]/)[0]?.endsWith(`/${label}`) === true

/** The breadcrumbs that Payload shows. It names a document without a title by its id, which this replaces. */
export function useSteps(): StepNavItem[] {
  const { setStepNav, stepNav } = useStepNav()
  const untitled = useMessages()('untitled')
  useEffect(() => {
    if (!areOwnSteps(stepNav) && stepNav.some(isNamedById))
      setStepNav(stepNav.map((step) => (isNamedById(step) ? { ...step, label: untitled } : step)))
  }, [setStepNav, stepNav, untitled])
  return stepNav
}
