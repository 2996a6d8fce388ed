'use client'

import { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'

/**
 * Changes fields other than the one being edited. Payload protects only one changed field from the response of a
 * pending save: setting fields one by one would take that protection from the title, and letters typed meanwhile would
 * be lost.
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
