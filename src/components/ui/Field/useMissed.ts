'use client'

import { useState, type FormEvent } from 'react'
import { useWords } from '../useWords'

const isControl = (element: HTMLElement) =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement

interface Missed {
  /** What the browser would have said in a bubble of its own, in our words; null where nothing is wrong. */
  problem: string | null
  onInvalid: (event: FormEvent<HTMLElement>) => void
  onInput: () => void
}

/** Says at a field itself what keeps its form from being sent. The first such field of the form has the focus. */
export function useMissed(): Missed {
  const t = useWords()
  const [problem, setProblem] = useState<string | null>(null)
  return {
    onInput: () => setProblem(null),
    onInvalid: (event) => {
      event.preventDefault()
      const control = event.currentTarget
      if (!isControl(control)) return
      const { typeMismatch, valueMissing } = control.validity
      const isChoice = control instanceof HTMLSelectElement
      setProblem(
        t(
          valueMissing
            ? isChoice
              ? 'fieldChoose'
              : 'fieldMissing'
            : typeMismatch && control.type === 'email'
              ? 'fieldNoEmail'
              : 'fieldWrong',
        ),
      )
      if (control.form?.querySelector(':is(input, select, textarea):invalid') === control) control.focus()
    },
    problem,
  }
}
