'use client'

import { useEffect, useState } from 'react'
import { describeTemplateProblem } from '../../../lib/content/liquid/describeTemplateProblem'
import type { TemplateProblem } from '../../../lib/content/liquid/templateProblem'
import { useMessages } from '../../ui/useMessages'

/** In milliseconds: nobody is told of a tag that they are about to close. */
const PAUSE = 500

/** What keeps a template from being published, as soon as its writer pauses. The engine is loaded once there is something to read. */
export function useTemplateProblem(template: string): string | undefined {
  const t = useMessages()
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
  return problem ? describeTemplateProblem(problem, t) : undefined
}
