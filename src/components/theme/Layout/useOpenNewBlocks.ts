'use client'

import { useForm, useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useLayoutEffect } from 'react'
import { focusRowSoon } from '@/payload-patches/fieldFocus/focusField'

type Row = NonNullable<FormState[string]['rows']>[number]

const isNew = ({ collapsed, isLoading }: Row): boolean => isLoading === true && collapsed === undefined

/** Expands what has just been added, and focuses its first field, so that one can type. Existing rows start collapsed. */
export function useOpenNewBlocks(path: string): void {
  const { dispatchFields } = useForm()
  const rows = useFormFields(([fields]) => fields[path]?.rows)
  useLayoutEffect(() => {
    const first = rows?.findIndex(isNew) ?? -1
    if (!rows || first < 0) return
    dispatchFields({
      path,
      type: 'SET_ROW_COLLAPSED',
      updatedRows: rows.map((row) => (isNew(row) ? { ...row, collapsed: false } : row)),
    })
    focusRowSoon(path, first)
  }, [dispatchFields, path, rows])
}
