'use client'

import { useEffect, useState } from 'react'
import { describeTemplateProblem } from '@/lib/content/liquid/describeTemplateProblem'
import type { TemplateProblem } from '@/lib/content/liquid/templateProblem'
import { useMessages } from '@/components/ui/useMessages'

/** Debounce in milliseconds, so that an unclosed tag is not reported while it is being typed. */
const PAUSE_MS = 500

/** Checks a template once typing pauses. The engine is loaded on demand. */
export function useTemplateProblem(template: string): string | undefined {
  const t = useMessages()
  const [problem, setProblem] = useState<TemplateProblem | null>(null)
  useEffect(() => {
    let isCancelled = false
    const timer = setTimeout(() => {
      const check = template.trim()
        ? import('@/lib/content/liquid/renderTemplate').then(({ checkTemplate }) => checkTemplate(template))
        : Promise.resolve(null)
      // If the engine cannot be loaded, the server reports the error on publishing.
      check.then(
        (found) => void (isCancelled || setProblem(found)),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      isCancelled = true
      clearTimeout(timer)
    }
  }, [template])
  return problem ? describeTemplateProblem(problem, t) : undefined
}
