'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { EDIT_SCREEN, screenIn, screenOfAttempt } from '@/lib/content/editScreen'
import { useStableCallback } from '@/components/ui/useStableCallback'

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
  // The form replaces all its fields as it is loaded, after this has run: they are looked at until they have the id.
  const lacking = useFormFields(([fields]) => (screenIn(fields[EDIT_SCREEN]?.value) === SCREEN ? null : fields))
  useEffect(() => {
    if (lacking) dispatchFields({ formState: asField(SCREEN), type: 'UPDATE_MANY' })
  }, [dispatchFields, lacking])
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
