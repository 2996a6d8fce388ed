'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { EDIT_SCREEN } from '../../../lib/content/editScreen'

/** Of this tab, as long as it is not loaded anew. */
const SCREEN = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')

/**
 * Sends along with each save which tab it comes from: a save that is under way must not be told from behind that the one
 * before it, of the same tab, was somebody else's.
 */
export function useEditScreen(): string {
  const { dispatchFields } = useForm()
  const known = useFormFields(([fields]) => fields[EDIT_SCREEN]?.value)
  useEffect(() => {
    if (known !== SCREEN)
      dispatchFields({
        formState: { [EDIT_SCREEN]: { initialValue: SCREEN, valid: true, value: SCREEN } },
        type: 'UPDATE_MANY',
      })
  }, [dispatchFields, known])
  return SCREEN
}
