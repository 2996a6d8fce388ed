'use client'

import { createContext, use, useMemo, type ReactNode } from 'react'

interface CodeField {
  /** Takes a code in place of a typed one. */
  onCode: (code: string) => void
}

const Sources = createContext<ReactNode>(null)
const Field = createContext<CodeField | null>(null)

interface Props {
  children: ReactNode
  /** Components of plugins, which are rendered beside each field for a code. */
  sources: ReactNode
}

/** Provides the second factors of plugins to the fields for codes of a screen. */
export const CodeSourcesProvider = ({ children, sources }: Props) => <Sources value={sources}>{children}</Sources>

/** Second factors of plugins, beside a field for a code of two-factor sign-in. */
export function CodeSources({ onCode }: CodeField) {
  const sources = use(Sources)
  const field = useMemo(() => ({ onCode }), [onCode])
  return sources && <Field value={field}>{sources}</Field>
}

/** The field beside which a plugin's second factor is rendered; null elsewhere. */
export const useCodeField = (): CodeField | null => use(Field)
