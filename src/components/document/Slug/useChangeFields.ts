'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

/**
 * Changes fields beside the one that is being written in. Payload protects one changed field alone from the answer of
 * a save that is under way; set one by one, a slug would take that from the title, and letters typed meanwhile were lost.
 */
export function useChangeFields(): (values: Record<string, unknown>) => void {
  const { dispatchFields, getFields, setModified } = useForm()
  return (values) => {
    const fields = getFields()
    const changed = Object.entries(values).map(([path, value]) => [path, { ...fields[path], isModified: true, value }])
    dispatchFields({ formState: Object.fromEntries(changed) as FormState, type: 'UPDATE_MANY' })
    setModified(true)
  }
}
