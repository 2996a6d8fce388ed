'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { EDIT_SCREEN, screenIn, screenOfAttempt } from '../../../lib/content/editScreen'
import { useStableCallback } from '../../ui/useStableCallback'

/** Identifies this tab until it is reloaded. */
const SCREEN = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

let attempts = 0

const asField = (value: string) => ({ [EDIT_SCREEN]: { initialValue: SCREEN, valid: true, value } })

/**
 * Sends the tab's id with each save, so that a pending save is not rejected because of an earlier one from the same
 * tab.
 */
export function useEditScreen(): string {
  const { dispatchFields } = useForm()
  const known = useFormFields(([fields]) => screenIn(fields[EDIT_SCREEN]?.value))
  useEffect(() => {
    if (known !== SCREEN) dispatchFields({ formState: asField(SCREEN), type: 'UPDATE_MANY' })
  }, [dispatchFields, known])
  return SCREEN
}

/**
 * Lets Payload's autosave save a form with unsaved changes again, in its own queue: a save of ours could be overtaken by
 * one of the autosave, and then put back what was typed before.
 */
export function useSaveAgain(): () => void {
  const { dispatchFields } = useForm()
  return useStableCallback(() => {
    dispatchFields({ formState: asField(screenOfAttempt(SCREEN, ++attempts)), type: 'UPDATE_MANY' })
  })
}
