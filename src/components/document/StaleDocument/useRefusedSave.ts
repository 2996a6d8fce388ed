'use client'

import { useFormFields } from '@payloadcms/ui'
import { useState } from 'react'

interface Refused {
  message: string
  /** Of the document, when the save was refused. */
  read: unknown
}

/**
 * What the server said when it refused to save over somebody else's version. The form forgets it with its next answer; it
 * holds until a save was taken.
 * @returns null while nothing is wrong
 */
export function useRefusedSave(): string | null {
  const [refused, setRefused] = useState<Refused | null>(null)
  const message = useFormFields(([fields]) => (fields.updatedAt?.valid === false ? fields.updatedAt.errorMessage : undefined))
  const read = useFormFields(([fields]) => fields.updatedAt?.value)
  if (message && (refused?.message !== message || refused.read !== read)) setRefused({ message, read })
  else if (!message && refused && refused.read !== read) setRefused(null)
  return message ?? refused?.message ?? null
}
