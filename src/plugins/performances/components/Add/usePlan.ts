'use client'

import { useEffect, useState } from 'react'
import { useApi } from '../../../../components/settings/useApi'
import type { PlannedPerformances } from '../../operations/planPerformances'
import { ruleOf, type RuleForm } from './ruleForm'

const WAIT_MS = 250

export interface Planned {
  plan: PlannedPerformances | null
  /** What the server says against it; null where nothing. */
  problem: string | null
}

const nothing: Planned = { plan: null, problem: null }

/** What comes of a rule, asked for once nobody has changed it for a moment; nothing while it is incomplete. */
export function usePlan(event: string, form: RuleForm): Planned {
  const call = useApi()
  const [found, setFound] = useState<{ asked: string } & Planned>({ ...nothing, asked: '' })
  const rule = ruleOf(form)
  const asked = rule ? JSON.stringify({ rule, venue: form.venue }) : ''
  useEffect(() => {
    if (!asked) return
    let isWanted = true
    const timer = setTimeout(() => {
      void call<PlannedPerformances>('POST', `/events/${event}/performances/plan`, JSON.parse(asked) as object).then((result) => {
        if (isWanted) setFound(result.success ? { asked, plan: result.doc, problem: null } : { asked, plan: null, problem: result.error })
      })
    }, WAIT_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [asked, call, event])
  return asked && found.asked === asked ? found : nothing
}
