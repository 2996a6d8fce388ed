'use client'

import { Form, useServerFunctions } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useState } from 'react'
import { AppFields, type AppFieldsProps } from './AppFields'

interface Props extends AppFieldsProps {
  /** Some fields are asked for only while others have certain values: the server says which. */
  hasConditions: boolean
}

/** What an app needs of a site, in Payload's own fields. Nothing is checked before it is sent; the server says what is wrong. */
export function AppForm({ hasConditions, initialState, ...props }: Props) {
  const { getFormState } = useServerFunctions()
  // The state that a refreshed screen brings would take away what was typed since.
  const [begun] = useState(initialState)
  const onChange = async ({ formState }: { formState: FormState }): Promise<FormState> => {
    const { state } = await getFormState({
      collectionSlug: 'app-config',
      docPermissions: { fields: true },
      docPreferences: { fields: {} },
      formState,
      operation: 'update',
      schemaPath: props.schemaPath,
      skipValidation: true,
    })
    return state ?? formState
  }
  return (
    <Form el="div" initialState={begun} {...(hasConditions && { onChange: [onChange] })}>
      <AppFields {...props} initialState={begun} />
    </Form>
  )
}
