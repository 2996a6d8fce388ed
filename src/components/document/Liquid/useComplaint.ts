'use client'

import { useEffect, useState } from 'react'
import { complaintOf } from '../../../lib/content/liquid/complaintOf'
import type { TemplateProblem } from '../../../lib/content/liquid/templateProblem'
import { useWords } from '../../ui/useWords'

/** In milliseconds: nobody is told of a tag that they are about to close. */
const PAUSE = 500

/** What keeps a template from being published, as soon as its writer pauses. The engine is loaded once there is something to read. */
export function useComplaint(template: string): string | undefined {
  const t = useWords()
  const [problem, setProblem] = useState<TemplateProblem | null>(null)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      const reading = template.trim()
        ? import('../../../lib/content/liquid/checkTemplate').then(({ checkTemplate }) => checkTemplate(template))
        : Promise.resolve(null)
      // Without a network the server says it when it is published.
      reading.then(
        (found) => void (isOver || setProblem(found)),
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [template])
  return problem ? complaintOf(problem, t) : undefined
}
