'use client'

import { useState } from 'react'

interface Refused {
  message: string
  value: string
}

/**
 * What the server said of a value, until it is another or was stored after all. The form forgets it with the next answer
 * of an autosave, which looks at nothing but that.
 * @param message as the form has it now
 */
export function useRefusal(value: string, stored: unknown, message: string | undefined): string | undefined {
  const [refused, setRefused] = useState<Refused | null>(null)
  if (message && (refused?.value !== value || refused.message !== message)) setRefused({ message, value })
  if (message) return message
  return refused?.value === value && stored !== value ? refused.message : undefined
}
