'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect } from 'react'

type Row = NonNullable<FormState[string]['rows']>[number]

const isNew = ({ collapsed, isLoading }: Row): boolean => isLoading === true && collapsed === undefined

/** Expands blocks and rows that have just been added, so that they can be filled in. Existing ones start collapsed. */
export function useOpenNewBlocks(path: string): void {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  useLayoutEffect(() => {
    if (!rows?.some(isNew)) return
    dispatchFields({
      path,
      type: 'SET_ROW_COLLAPSED',
      updatedRows: rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row)),
    })
  }, [dispatchFields, path, rows])
}
