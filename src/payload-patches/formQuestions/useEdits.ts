'use client'

import { useAllFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { forgetEdits, recordEdits } from './keepEdits'

/** Keeps account of what is changed in the form of a document (`pages/{id}`), for `keepEdits`. */
export function useEdits(document: string): void {
  const [fields] = useAllFormFields()
  const before = useRef(fields)
  useEffect(() => {
    recordEdits(document, before.current, fields)
    before.current = fields
  }, [document, fields])
  useEffect(() => () => forgetEdits(document), [document])
}
