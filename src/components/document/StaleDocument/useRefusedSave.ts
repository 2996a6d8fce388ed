'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useState } from 'react'
import { LOCKED_AT, STALE_AT } from '../../../lib/content/refusedSave'

export interface RefusedSave {
  /** What the server said. */
  message: string
  /** Somebody has taken the document over, which Payload's screen tells in its own words. */
  isLocked: boolean
}

const complaintAt = (fields: FormState, path: string): string | undefined =>
  fields[path]?.valid === false ? fields[path].errorMessage : undefined

/**
 * What the server said when it refused to save over somebody else's version. The form forgets it with its next answer; it
 * holds until a save was taken, or another version is on screen.
 * @returns null while nothing is wrong
 */
export function useRefusedSave(): RefusedSave | null {
  const [refused, setRefused] = useState<(RefusedSave & { read: unknown }) | null>(null)
  const stale = useFormFields(([fields]) => complaintAt(fields, STALE_AT))
  const locked = useFormFields(([fields]) => complaintAt(fields, LOCKED_AT))
  const read = useFormFields(([fields]) => fields.updatedAt?.value)
  const message = stale ?? locked
  if (message && (refused?.message !== message || refused.read !== read))
    setRefused({ isLocked: !stale, message, read })
  else if (!message && refused && refused.read !== read) setRefused(null)
  return refused
}
