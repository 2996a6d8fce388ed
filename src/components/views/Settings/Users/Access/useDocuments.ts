'use client'

import { useEffect, useState } from 'react'
import { useApi } from '../../../../calls/useApi'
import type { Option } from '../../../../ui/Combobox/Combobox'
import { useWords } from '../../../../ui/useWords'
import type { DocumentType } from '../data/documentTypes'

const SHOWN = 20
const PAUSE_MS = 250

/** Documents of a type that the viewer sees, the last changed first. @param search part of a title */
export function useDocuments(type: DocumentType | null, search: string): Option[] {
  const call = useApi()
  const untitled = useWords()('untitled')
  const [options, setOptions] = useState<Option[]>([])
  useEffect(() => {
    if (!type) return
    let isCurrent = true
    const { slug, tenantId, titleField } = type
    const words = search.trim()
    const query = new URLSearchParams({
      depth: '0',
      limit: String(SHOWN),
      sort: '-updatedAt',
      'where[tenant][equals]': tenantId,
      ...(words && { [`where[${titleField}][like]`]: words }),
    })
    const timer = setTimeout(
      () => {
        void call<{ docs: ({ id: string } & Record<string, unknown>)[] }>('GET', `/${slug}?${query}`).then((result) => {
          if (isCurrent && result.success)
            setOptions(result.doc.docs.map((one) => ({ label: titleOf(one[titleField]) || untitled, value: one.id })))
        })
      },
      words ? PAUSE_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [call, search, type, untitled])
  return options
}

const titleOf = (title: unknown): string => (typeof title === 'string' ? title : '')
