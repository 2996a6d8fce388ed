'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { focusFirstProblem } from '../focusFirstProblem'

interface Problem {
  message: string
  path?: string
}

/**
 * Shows what the server refused at Payload's fields, and puts the focus on the first of them.
 * @param prefix of the fields' paths in what was sent
 */
export function useServerErrors(
  form: RefObject<HTMLElement | null>,
  problems: readonly Problem[],
  prefix: string,
): void {
  const [state, dispatchFields] = useAllFormFields()
  const { setSubmitted } = useForm()
  const isFocusDue = useRef(false)

  const show = useEffectEvent(() => {
    const errors = problems.flatMap(({ message, path }) =>
      path?.startsWith(prefix) ? [{ message, path: path.slice(prefix.length) }] : [],
    )
    for (const [path, { valid }] of Object.entries(state)) {
      if (valid === false) dispatchFields({ errorMessage: undefined, path, type: 'UPDATE', valid: true })
    }
    if (errors.length === 0) return
    dispatchFields({ errors, type: 'ADD_SERVER_ERRORS' })
    setSubmitted(true)
    isFocusDue.current = true
  })
  useEffect(() => show(), [problems])

  useEffect(() => {
    if (isFocusDue.current && focusFirstProblem(form.current)) isFocusDue.current = false
  })
}
